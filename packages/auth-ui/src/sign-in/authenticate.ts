import type { CallFailure, CheckoutClient } from "@store/checkout-client";
import { accountOperations } from "@store/contract/account";
import type { SignInWidget } from "@store/contract/shared";
import { toSignInAlert } from "./to-sign-in-alert.ts";
import type { Credentials } from "./validate-credentials.ts";

export type Authentication =
  | { readonly ok: true; readonly sessionToken: string }
  | { readonly ok: false; readonly problem: string; readonly failure: CallFailure };

/** Checks a password. Returns the token with which `authForm` opens the session, or a message. */
export async function authenticate(
  client: Pick<CheckoutClient, "call">,
  { username, password }: Credentials,
  messages: SignInWidget["messages"],
): Promise<Authentication> {
  const result = await client.call(accountOperations.authenticate, { username: username.trim(), password });
  if (result.ok) return { ok: true, sessionToken: result.value.sessionToken };
  return { ok: false, problem: toSignInAlert(result.failure, messages), failure: result.failure };
}
