import type { SignInConfig } from "@store/contract/account";
import type { Answer, CallContext } from "../service/context.ts";
import { signInWidget } from "./rules/sign-in-widget.ts";
import { accountPath, toReturnPath } from "./rules/to-return-path.ts";

/** Whether the shopper is signed in, and where to go then; otherwise what the sign-in form needs [CALL-115, AUTH-19]. */
export async function showSignInConfig(
  { returnUrl }: { returnUrl?: string | undefined },
  { session }: CallContext,
): Promise<Answer<SignInConfig>> {
  const isLoggedIn = session !== null && session.accountId !== null;
  const redirectUrl = returnUrl === undefined ? accountPath : toReturnPath(returnUrl);
  return { kind: "reply", reply: { isLoggedIn, widget: signInWidget, ...(isLoggedIn && { redirectUrl }) } };
}
