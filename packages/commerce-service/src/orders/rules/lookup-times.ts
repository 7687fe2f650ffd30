/** How long a submission may take for its payment before the recovery loop looks it up. */
export const authorizingLimitMs = 10_000;

/** When an unanswered payment is first looked up. */
export const firstLookupMs = 1000;

/** The longest pause between two lookups of one payment; the first ones are 2, 4, 8 seconds and so on. */
export const longestLookupPauseMs = 300_000;
