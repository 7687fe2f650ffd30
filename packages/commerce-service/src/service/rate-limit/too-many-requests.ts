import type { Answer } from "../context.ts";

/** What is answered to who has no tries left: 429, when the window that is full ends, and `reason` where minutes do not say it. */
export function tooManyRequests(leftMs: number, reason?: string): Answer<never> {
  const retryAfterSeconds = Math.max(1, Math.ceil(leftMs / 1000));
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const message =
    reason ?? `You have tried too often. Please try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`;
  return { kind: "refused", status: 429, errorCode: "TooManyRequests", message, retryAfterSeconds };
}
