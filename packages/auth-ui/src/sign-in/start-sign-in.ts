import type { CheckoutClient } from "@store/checkout-client";
import { accountOperations, toLoginPath } from "@store/contract/account";
import type { SignInWidget } from "@store/contract/shared";

export type SignInStart =
  /** The shopper is signed in already, or nobody could be asked: the page to go to. */
  { readonly kind: "redirect"; readonly url: string } | { readonly kind: "ask"; readonly widget: SignInWidget };

/**
 * Asks whether the shopper is signed in: who is goes to `returnUrl`, or to the account page; who is not is asked to sign
 * in. When the call fails the login page asks instead.
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
