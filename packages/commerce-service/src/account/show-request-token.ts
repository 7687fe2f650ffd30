import type { Answer, CallContext } from "../service/context.ts";

/** The anti-forgery token that the forms of the account's pages send [CALL-008]; it begins a session for a browser without a pass. */
export async function showRequestToken(
  context: CallContext,
): Promise<Answer<{ requestToken: string; headerMessage: string }>> {
  const requestToken = await context.showRequestToken();
  const headerMessage = "Enter your email address and we will send you a link to choose a new password.";
  return { kind: "reply", reply: { requestToken, headerMessage } };
}
