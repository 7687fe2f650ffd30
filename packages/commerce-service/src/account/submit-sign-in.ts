import type { AuthForm } from "@store/contract/account/requests";
import type { Answer, CallContext } from "../service/context.ts";
import { toLoginPage, toReturnPath } from "./rules/to-return-path.ts";
import { signIn } from "./sign-in.ts";

const cartPath = "/checkout/cart";

/**
 * The form that the sign-in widget posts [CALL-117]: opens the session and leads to `returnUrl`, or back to the login page,
 * which is told why. Where the account's cart has joined the guest's, the way into the checkout leads over the cart.
 */
export async function submitSignIn(
  { sessionToken, returnUrl }: AuthForm,
  context: CallContext,
): Promise<Answer<never>> {
  const { log, snapshot } = context;
  // What a session that gave way to another held went along to that one.
  const session = snapshot.replaced === null ? await context.requireSession() : null;
  const result = await signIn(context, { session, sessionToken });
  if (result.kind === "refused") {
    return { kind: "redirect", location: toLoginPage({ returnUrl, errorCode: result.errorCode }) };
  }
  context.kept({ started: result.started, hasAnswer: false });
  log.info("signed in");
  const path = toReturnPath(returnUrl);
  // What has come to the cart is looked at before it is bought [AMB-043].
  return { kind: "redirect", location: result.isCartMet && path.startsWith("/checkout/") ? cartPath : path };
}
