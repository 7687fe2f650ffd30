const minute = 60 * 1000;

/**
 * How many wrong passwords within fifteen minutes lock a sign-in for fifteen minutes. `perAddress` applies to an e-mail
 * address for all unknown browsers together and for each known browser; `perBlock` to a network block.
 */
export const lockout = { perAddress: 5, perBlock: 100, withinMs: 15 * minute, lockedMs: 15 * minute } as const;

/** How long a ticket is valid. */
export const ticketMs = 5 * minute;
