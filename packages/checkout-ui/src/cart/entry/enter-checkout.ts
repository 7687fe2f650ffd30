import { accountOperations, type SignInConfig } from "@store/contract/account";
import type { CartResult } from "@store/contract/cart";
import { loggingOperations } from "@store/contract/logging";
import {
  cartAtom,
  checkoutClientAtom,
  type DialogRequest,
  reloadCartAtom,
  reportFailureAtom,
  type ShopperStore,
  showDialogAtom,
} from "@store/shopper-state";
import { CheckoutLogin, ServedPopup } from "../../dialogs/dialog-registry.ts";
import { signInSlotAtom } from "../../sign-in/sign-in-slot.ts";
import { ownPath } from "../../steps/own-path.ts";
import { returnsToReviewAtom } from "../../steps/returns-to-review-atom.ts";
import { paymentStep, reviewStep } from "../../steps/step-table.ts";
import { chosenWallet } from "../../wallets/chosen-wallet.ts";
import { needsLogin } from "./needs-login.ts";
import { parseEntryReply } from "./parse-entry-reply.ts";

export interface EntryContext {
  readonly store: ShopperStore;
  /** Follows the redirect of the reply. */
  readonly follow: (url: string | null | undefined) => Promise<void>;
  /** Continues after a click in a popup, with the cart's button busy. */
  readonly goOn: (work: () => Promise<void>) => void;
  /** Whether the shopper has left the page since the click. */
  readonly isLeft: () => boolean;
}

/** Handles the reply to "Checkout Now", up to the start of the checkout. */
export async function enterCheckout(reply: CartResult, context: EntryContext): Promise<void> {
  const { store, goOn, isLeft } = context;
  const show = (request: DialogRequest) => {
    if (!isLeft()) store.set(showDialogAtom, request);
  };
  const outcome = parseEntryReply(reply);
  switch (outcome.kind) {
    case "emptyBasket":
    case "error":
      if (outcome.kind === "error") show({ ...outcome, kind: "cartError" });
      await store.set(reloadCartAtom);
      return;
    case "popup": {
      const path = ownPath(outcome.url, location.origin);
      const enter = () => enterCheckout({ ...reply, popupUrl: null }, context);
      if (path === null) {
        refusePopup(store, outcome.url);
        return enter();
      }
      if (!(await ServedPopup.preload())) return show({ kind: "generic" });
      return show({ kind: "servedPopup", path, onContinue: reply.redirectUrl ? () => goOn(enter) : undefined });
    }
    case "oversized":
      return show({
        kind: "oversized",
        items: outcome.items,
        onContinue: () => goOn(() => passLogin(reply.redirectUrl, context)),
      });
    case "enter":
      return passLogin(reply.redirectUrl, context);
    default:
      return outcome satisfies never;
  }
}

/** Returns to the review step after a change link, or to the payment step for a wallet; otherwise continues past the sign-in flyout if this shopper does not need it. */
async function passLogin(url: CartResult["redirectUrl"], { store, follow, goOn, isLeft }: EntryContext): Promise<void> {
  if (store.get(returnsToReviewAtom)) return follow((chosenWallet.find(store) ? paymentStep : reviewStep).path);
  const cart = store.get(cartAtom);
  // Signed-in shoppers and orders abroad skip the flyout.
  if (!cart || !url || !needsLogin(cart, { isLoggedIn: false })) return follow(url);
  const [config, isLoaded] = await Promise.all([
    readSignIn(store, url),
    CheckoutLogin.preload(),
    store.get(signInSlotAtom)?.Form.preload(),
  ]);
  if (config === "sessionReset" || isLeft()) return;
  // A guest can continue without the form.
  if (!isLoaded || !needsLogin(cart, { isLoggedIn: config?.isLoggedIn ?? false })) return follow(url);
  store.set(showDialogAtom, {
    kind: "checkoutLogin",
    widget: config?.widget ?? cart.oktaConfigurations,
    redirectUrl: url,
    onGuest: () => goOn(() => follow(url)),
  });
}

/** Null if the call failed, which counts as not signed in; an ended session is reported. */
async function readSignIn(store: ShopperStore, returnUrl: string): Promise<SignInConfig | "sessionReset" | null> {
  const operation = accountOperations.getSignInConfig;
  const result = await store.get(checkoutClientAtom).call(operation, { returnUrl });
  if (result.ok) return result.value;
  store.set(reportFailureAtom, result.failure, operation, { popup: "resetOnly" });
  return result.failure.kind === "sessionReset" ? "sessionReset" : null;
}

function refusePopup(store: ShopperStore, url: string): void {
  const message = `Popup refused: ${url.slice(0, 300)}`;
  void store.get(checkoutClientAtom).call(loggingOperations.log, { message, level: "warn" });
}
