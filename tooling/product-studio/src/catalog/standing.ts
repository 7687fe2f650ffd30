/** The one camera height every standing piece is seen from, in degrees. */
export const standing = { azimuth: 24, elevation: 9 } as const;
