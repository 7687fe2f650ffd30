import { accountOperations, toLoginPath } from "@store/contract/account";
import { popupOperations } from "@store/contract/popups";
import { cartAlertText, cartCalls, toFieldResult } from "@store/shopper-state";
import { invalid, moved } from "@store/ui-kit/form-outcome";
import { cartSectionPath, pastOversized } from "../../forms/cart-submit.ts";
import { ownPath } from "../../steps/own-path.ts";
import { resolveRedirect } from "../../steps/resolve-redirect.ts";
import { cartStep } from "../../steps/step-table.ts";
import { needsLogin } from "../entry/needs-login.ts";
import { parseEntryReply } from "../entry/parse-entry-reply.ts";
import type { CartOutcome, CartWork } from "./cart-submission.ts";

/** "Checkout Now" without scripts: the same call and checks as with scripts. */
export async function submitCheckout(work: CartWork): Promise<CartOutcome> {
  const result = await work.freshClient.call(cartCalls.checkout, {});
  if (!result.ok) {
    const { message } = toFieldResult(result, { fallback: cartAlertText });
    return invalid({ problem: message ?? cartAlertText });
  }
  const { popupUrl, ...reply } = result.value;
  // A popup of another origin is ignored.
  const popupPath = popupUrl ? ownPath(popupUrl, work.origin) : null;
  const answer = parseEntryReply({ ...reply, popupUrl: popupPath });
  switch (answer.kind) {
    case "emptyBasket":
      return moved(cartStep.path);
    case "error":
      return invalid({ problem: `${answer.title}. ${answer.message}` });
    case "popup":
      return moved(findNoticePath(answer.url));
    case "oversized":
      if (work.argument !== pastOversized) return moved(cartSectionPath("oversized"));
      return enter(work, reply.redirectUrl);
    case "enter":
      return enter(work, reply.redirectUrl);
    default:
      return answer satisfies never;
  }
}

/** The cart with the service's popup as a section; any other path of the store is returned as it is. */
function findNoticePath(path: string): string {
  const url = new URL(path, "https://shop.invalid");
  const popupName = url.searchParams.get("popupName");
  if (url.pathname !== popupOperations.getPopup.path || popupName === null) return path;
  return cartSectionPath("notice", popupName);
}

/** Continues past the sign-in page if this shopper does not need it. */
async function enter(work: CartWork, url: string | null | undefined): Promise<CartOutcome> {
  const { cart, freshClient, origin, store } = work;
  const rules = { origin, allowedHosts: store.allowedRedirectHosts };
  const target = resolveRedirect(url, rules);
  if (target.kind === "leave") return moved(target.url);
  if (target.kind === "cart") return moved(cartStep.path);
  const { path } = target;
  if (!needsLogin(cart, { isLoggedIn: false })) return moved(path);
  const config = await freshClient.call(accountOperations.getSignInConfig, { returnUrl: path });
  const isLoggedIn = config.ok && config.value.isLoggedIn;
  if (!needsLogin(cart, { isLoggedIn })) return moved(path);
  return moved(toLoginPath(path));
}
