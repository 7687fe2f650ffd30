const minute = 60 * 1000;

/**
 * Wrong passwords within fifteen minutes that lock a sign-in for fifteen minutes. `perAddress` is for one e-mail
 * address, of all browsers that never signed in to its account together and of each that did; `perBlock` for a network block.
 */
export const lockout = { perAddress: 5, perBlock: 100, withinMs: 15 * minute, lockedMs: 15 * minute } as const;

/** How long a right password waits for the form that opens the session. */
export const ticketMs = 5 * minute;
