import type { SignInConfig } from "@store/contract/account";
import type { Answer, CallContext } from "../service/context.ts";
import { findAccountDetails } from "./queries/account-details.ts";
import { signInWidget } from "./rules/sign-in-widget.ts";
import { accountPath, toReturnPath } from "./rules/to-return-path.ts";

/** Whether the shopper is signed in, who that is and where to go then; otherwise what the sign-in form needs [CALL-115, AUTH-19]. */
export async function showSignInConfig(
  { returnUrl }: { returnUrl?: string | undefined },
  { session, database }: CallContext,
): Promise<Answer<SignInConfig>> {
  const accountId = session?.accountId ?? null;
  const account = accountId === null ? undefined : await findAccountDetails(database, accountId);
  if (account === undefined) return { kind: "reply", reply: { isLoggedIn: false, widget: signInWidget } };
  const redirectUrl = returnUrl === undefined ? accountPath : toReturnPath(returnUrl);
  return { kind: "reply", reply: { isLoggedIn: true, account, widget: signInWidget, redirectUrl } };
}
