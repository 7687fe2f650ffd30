/** How long a request may be busy with its payment before the recovery loop looks after it. */
export const authorisingLimitMs = 10_000;

/** When an unanswered payment is looked up first. */
export const firstLookMs = 1000;

const longestPauseSeconds = 300;

/** How long to wait after so many look-ups: 2, 4, 8 seconds and so on, at most five minutes. */
export function lookPauseMs(looks: number): number {
  return Math.min(2 ** (looks + 1), longestPauseSeconds) * 1000;
}
