export interface PictureSource {
  readonly type: "image/avif" | "image/webp";
  readonly srcSet: string;
}

/**
 * The other formats and widths of a picture, derived from the one address that names a width: AVIF first, then WebP.
 * Empty for an address that names none; such a picture is shown as it is.
 *
 * @example pictureSources("/pictures/oak-800.webp", [400, 800])[0].srcSet // "/pictures/oak-400.avif 400w, ..."
 */
export function pictureSources(imagePath: string, widths: readonly number[]): PictureSource[] {
  const stem = /^(.*)-\d+\.webp$/.exec(imagePath)?.[1];
  if (stem === undefined) return [];
  return (["avif", "webp"] as const).map((format) => ({
    type: `image/${format}`,
    srcSet: widths.map((width) => `${stem}-${width}.${format} ${width}w`).join(", "),
  }));
}
