import type { CallFailure } from "@store/checkout-client";
import type { SignInWidget } from "@store/contract/shared";

const troubleText = "We are having trouble connecting. Please check your connection and try again.";

/** The widget's message for each code of the identity provider. */
const messageOf: ReadonlyMap<string, "signInSummary" | "lockout"> = new Map([
  ["E0000004", "signInSummary"],
  ["LOCKED_OUT", "lockout"],
]);

/**
 * The message of the sign-in form after a failure: the widget's, otherwise the service's, otherwise that it could not
 * be reached.
 */
export function toSignInAlert(failure: CallFailure, messages: SignInWidget["messages"]): string {
  if (failure.kind !== "refused") return troubleText;
  const name = messageOf.get(failure.errorCode);
  if (name) return messages[name];
  const { message } = failure.reply;
  return typeof message === "string" && message ? message : troubleText;
}
