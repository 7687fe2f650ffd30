import { keptMs } from "../idempotency/to-response-row.ts";
import { sessionDays } from "../session/session-cookie.ts";
import { longestDays } from "../session/session-token.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** How long rows are kept after the moment that counts for them. */
export const lifetimes = {
  answerMs: keptMs,
  /** No shorter than any window that is counted. */
  rateLimitMs: dayMs,
  /** After the session was last seen. */
  unseenSessionMs: sessionDays * dayMs,
  /** After the session began, however often it is seen. */
  sessionMs: longestDays * dayMs,
  /** After the last change of a basket whose guest is gone. */
  abandonedBasketMs: 30 * dayMs,
} as const;
