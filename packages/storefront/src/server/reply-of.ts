import type { CallFailure, CallResult } from "@store/checkout-client";
import { data } from "react-router";

const statusOf = (failure: CallFailure) => ("status" in failure ? failure.status : 503);

/** The reply of a call that a page cannot do without; otherwise the page becomes "not found" or the error page. */
export async function replyOf<Reply>(call: Promise<CallResult<Reply>>): Promise<Reply> {
  const result = await call;
  if (result.ok) return result.value;
  throw data({ message: result.failure.message }, { status: statusOf(result.failure) });
}
