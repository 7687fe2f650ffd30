import type { CallFailure } from "./call-failure.ts";

/**
 * Whether the service may have done what was asked although the call failed: no answer came, or none that can be read. Who
 * asks again does so under the same key, or asks after it first (AMB-124).
 */
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
