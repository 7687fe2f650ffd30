import type { CheckoutClient } from "@store/checkout-client";
import { accountOperations, toLoginPath } from "@store/contract/account";
import type { SignInWidget } from "@store/contract/shared";
import type { Moved, Shown } from "@store/ui-kit/form-outcome";

/** A shopper who is signed in moves on, as after a failed call; others are shown the form with these texts. */
export type SignInStart = Moved | Shown<SignInWidget>;

/**
 * Starts a sign-in. A signed-in shopper goes to `returnUrl`, or to the account page; a guest gets the form. If the call
 * fails, the shopper goes to the login page.
 */
export async function startSignIn(
  client: Pick<CheckoutClient, "call">,
  returnUrl: string | undefined,
): Promise<SignInStart> {
  const config = await client.call(accountOperations.getSignInConfig, { returnUrl });
  if (!config.ok) return { kind: "moved", location: toLoginPath(returnUrl ?? "/account") };
  const { isLoggedIn, redirectUrl = "/account", widget } = config.value;
  return isLoggedIn ? { kind: "moved", location: redirectUrl } : { kind: "shown", data: widget };
}
