import type { CallFailure } from "@store/checkout-client";

/** The key of the attempt that a refusal names, when it is another than the one sent. */
export function getAttemptKey(failure: CallFailure): string | null {
  if (failure.kind !== "refused") return null;
  const { attemptKey } = failure.reply;
  return typeof attemptKey === "string" ? attemptKey : null;
}
