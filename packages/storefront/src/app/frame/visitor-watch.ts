import type { CartCount } from "@store/contract/cart";
import { cartCountAtom, onCartCountTold, receiveCartCountAtom, shipToAtom, tellCartCount } from "@store/shopper-state";
import { onAdded } from "@store/ui-kit/early-added";
import { hasIntent } from "@store/ui-kit/early-marks";
import { useAtomValue, useStore } from "jotai";
import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { accountAtom, postalCodeAtom } from "../../web/session/account-atom.ts";
import { isStepPath } from "../../web/urls/is-step-path.ts";

/** The path of the call `getCartCount`. The call itself would add the contract's schemas to every page. */
export const visitorPath = "/Cart/GetCartCount";

const cartPath = "/checkout/cart";

/**
 * Keeps the header's data true, which another tab may have changed: who is signed in, what is in the cart, where it
 * goes, and the postal code of the visit. Asks the service at each navigation, when the tab becomes visible, when another tab tells another count, and when Back
 * shows a page that the browser kept. On the cart page, count and country are those of its own cart.
 */
export function VisitorWatch(): null {
  const store = useStore();
  const here = useLocation();
  const navigate = useNavigate();

  const follow = useEffectEvent(async (signal: AbortSignal, isLoaded: boolean) => {
    if (document.visibilityState === "hidden") return;
    const count = store.get(cartCountAtom);
    const visitor = await askVisitor(signal);
    if (visitor === null || signal.aborted) return;
    const { shipTo, account = null, postalCode = null } = visitor;
    // A count that has changed in the meantime is newer than the answer.
    if (here.pathname !== cartPath && store.get(cartCountAtom) === count) {
      store.set(receiveCartCountAtom, visitor.count);
      if (shipTo) store.set(shipToAtom, shipTo);
    }
    // A page that has just been loaded has the dates and charges of this place.
    const isSamePlace = isLoaded || store.get(postalCodeAtom) === postalCode;
    store.set(postalCodeAtom, postalCode);
    if (account?.firstName === store.get(accountAtom)?.firstName && isSamePlace) return;
    store.set(accountAtom, account);
    // The page may show the data of who was signed in, or of another place. A step of the checkout says at its next submission what changed.
    if (!isStepPath(here.pathname)) void navigate(here, { replace: true, preventScrollReset: true, state: here.state });
  });

  const count = useAtomValue(cartCountAtom);
  const isOnCart = here.pathname === cartPath;
  useEffect(() => {
    if (!isOnCart) tellCartCount(count);
  }, [count, isOnCart]);

  const shown = useRef(here.key);
  useEffect(() => {
    const watch = new AbortController();
    const { signal } = watch;
    const ask = () => void follow(signal, false);
    if (shown.current !== here.key) void follow(signal, true);
    else if (isReturn() || hasIntent()) ask();
    shown.current = here.key;
    document.addEventListener("visibilitychange", ask, { signal });
    onCartCountTold(ask, { signal });
    addEventListener("pageshow", ({ persisted }) => persisted && ask(), { signal });
    // The head has added something.
    onAdded(ask, { signal });
    return () => watch.abort();
  }, [here.key]);
  return null;
}

/** Whether Back or Forward showed this document, which the browser may have kept since before a sign-out. */
function isReturn(): boolean {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return visit?.type === "back_forward";
}

/** Who is here, as the service knows it now; null if it cannot be reached. */
async function askVisitor(signal: AbortSignal): Promise<CartCount | null> {
  try {
    const response = await fetch(visitorPath, { signal });
    return response.ok ? ((await response.json()) as CartCount) : null;
  } catch {
    return null;
  }
}
