import type { CallFailure, CallResult } from "@store/checkout-client";
import { data } from "react-router";

/** A URL that the service refuses has no page; neither has an unreadable reply. */
function statusOf(failure: CallFailure): number {
  if (failure.kind === "refused" && failure.errorCode === "InvalidRequest") return 404;
  return "status" in failure && failure.status >= 400 ? failure.status : 503;
}

/** The reply of a call that a page requires; a failure becomes "not found" or the error page. */
export async function replyOf<Reply>(call: Promise<CallResult<Reply>>): Promise<Reply> {
  const result = await call;
  if (result.ok) return result.value;
  throw data({ message: result.failure.message }, { status: statusOf(result.failure) });
}
