/** How long a request may be busy with its payment before the recovery loop looks after it. */
export const authorizingLimitMs = 10_000;

/** When an unanswered payment is looked up first. */
export const firstLookupMs = 1000;

/** The longest pause between two look-ups of one payment; the first ones are 2, 4, 8 seconds and so on. */
export const longestLookupPauseMs = 300_000;
