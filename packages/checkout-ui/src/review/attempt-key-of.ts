import type { CallFailure } from "@store/checkout-client";

/** Whether an order may have been placed although the call failed: the attempt is asked after before anything is said (AMB-124). */
export function isAnswerUnknown(failure: CallFailure): boolean {
  switch (failure.kind) {
    case "network":
    case "unreadableReply":
    case "unexpected":
      return true;
    case "http":
      return failure.status >= 500;
    case "refused":
      return failure.errorCode === "InProgress";
    case "sessionReset":
    case "aborted":
      return false;
    default:
      return failure satisfies never;
  }
}

/** The key of the attempt that a refusal names, when it is another than the one sent. */
export function attemptKeyOf(failure: CallFailure): string | null {
  if (failure.kind !== "refused") return null;
  const { attemptKey } = failure.reply;
  return typeof attemptKey === "string" ? attemptKey : null;
}
