import type { CheckoutClient } from "@store/checkout-client";
import { accountOperations, toLoginPath } from "@store/contract/account";
import type { SignInWidget } from "@store/contract/shared";

export type SignInStart =
  /** The shopper is already signed in, or the call failed: the page to go to. */
  { readonly kind: "redirect"; readonly url: string } | { readonly kind: "ask"; readonly widget: SignInWidget };

/**
 * Starts a sign-in. A signed-in shopper goes to `returnUrl`, or to the account page; a guest gets the form. If the call
 * fails, the shopper goes to the login page.
 */
export async function startSignIn(
  client: Pick<CheckoutClient, "call">,
  returnUrl: string | undefined,
): Promise<SignInStart> {
  const config = await client.call(accountOperations.getSignInConfig, { returnUrl });
  if (!config.ok) return { kind: "redirect", url: toLoginPath(returnUrl ?? "/account") };
  const { isLoggedIn, redirectUrl = "/account", widget } = config.value;
  return isLoggedIn ? { kind: "redirect", url: redirectUrl } : { kind: "ask", widget };
}
