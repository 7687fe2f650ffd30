import { accountOperations, type SignInConfig } from "@store/contract/account";
import { type CartResult, cartOperations } from "@store/contract/cart";
import { loggingOperations } from "@store/contract/logging";
import {
  cartAtom,
  checkoutClientAtom,
  type Interruption,
  reloadCartAtom,
  reportFailureAtom,
  sendWishesAtom,
  showProblemAtom,
} from "@store/shopper-state";
import { useStore } from "jotai";
import { loadCheckoutLogin, loadServedPopup } from "../problem/late-popups.ts";
import { useStepWork } from "../step-work/use-step-work.ts";
import type { PageNavigation } from "../steps/page-navigation.ts";
import { useFollowRedirect } from "../steps/use-follow-redirect.ts";
import { judgeEntry } from "./judge-entry.ts";
import { needsLogin } from "./needs-login.ts";
import { ownPath } from "./own-path.ts";

type Url = CartResult["redirectUrl"];

const canLoad = (load: () => Promise<unknown>): Promise<boolean> =>
  load().then(
    () => true,
    () => false,
  );

/** The way from the cart into the checkout: one call, then what its answer asks for first (CHK-21 to CHK-30). */
export function useCheckoutEntry(navigation: PageNavigation) {
  const store = useStore();
  const { isBusy, run } = useStepWork();
  const followRedirect = useFollowRedirect(navigation);
  const show = (interruption: Interruption) => store.set(showProblemAtom, interruption);

  /** Null when the answer failed, which counts as not signed in; the session may be gone altogether, which is told. */
  async function readSignIn(returnUrl: Url): Promise<SignInConfig | "sessionReset" | null> {
    const operation = accountOperations.getSignInConfig;
    const result = await store.get(checkoutClientAtom).call(operation, { returnUrl: returnUrl ?? undefined });
    if (result.ok) return result.value;
    store.set(reportFailureAtom, result.failure, operation, { popup: "resetOnly" });
    return result.failure.kind === "sessionReset" ? "sessionReset" : null;
  }

  async function enter(url: Url): Promise<void> {
    const cart = store.get(cartAtom);
    // Who is no guest of this country is not asked about.
    if (!cart || !url || !needsLogin(cart, { isLoggedIn: false })) return followRedirect(url);
    const [config, isLoaded] = await Promise.all([readSignIn(url), canLoad(loadCheckoutLogin)]);
    if (config === "sessionReset") return;
    // A guest needs no form to go on.
    if (!isLoaded || !needsLogin(cart, { isLoggedIn: config?.isLoggedIn ?? false })) return followRedirect(url);
    show({
      kind: "checkoutLogin",
      widget: config?.widget ?? cart.oktaConfigurations,
      redirectUrl: url,
      onGuest: () => void run(() => followRedirect(url)),
    });
  }

  /** Opens the popup of an answer; answers whether it may be shown here at all. */
  async function openServed(url: string): Promise<boolean> {
    const path = ownPath(url, location.origin);
    if (path === null) {
      const message = `Popup refused: ${url.slice(0, 300)}`;
      void store.get(checkoutClientAtom).call(loggingOperations.log, { message, level: "warn" });
      return false;
    }
    show((await canLoad(loadServedPopup)) ? { kind: "servedPopup", path } : { kind: "network", retry: checkOut });
    return true;
  }

  async function take(reply: CartResult): Promise<void> {
    const answer = judgeEntry(reply);
    switch (answer.kind) {
      case "emptyBasket":
      case "error":
        if (answer.kind === "error") show({ ...answer, kind: "cartError" });
        await store.set(reloadCartAtom);
        return;
      case "popup":
        if (await openServed(answer.url)) return;
        return take({ ...reply, popupUrl: null });
      case "oversized":
        return show({
          kind: "oversized",
          items: answer.items,
          onContinue: () => void run(() => enter(reply.redirectUrl)),
        });
      case "enter":
        return enter(reply.redirectUrl);
      default:
        return answer satisfies never;
    }
  }

  function checkOut(): void {
    void run(async (call) => {
      // A quantity that was just changed may still be on its way, and belongs to what is bought.
      await store.set(sendWishesAtom);
      const reply = await call(cartOperations.checkout, {});
      if (reply !== null) await take(reply);
    });
  }

  return { isBusy, checkOut };
}
