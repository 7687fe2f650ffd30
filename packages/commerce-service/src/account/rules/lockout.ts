const minute = 60 * 1000;

/** Five wrong passwords in fifteen minutes close the door for fifteen minutes. */
export const lockout = { failures: 5, withinMs: 15 * minute, lockedMs: 15 * minute } as const;

/** How long a right password waits for the form that opens the session. */
export const ticketMs = 5 * minute;
