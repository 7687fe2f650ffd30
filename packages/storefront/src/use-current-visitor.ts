import type { CartCount } from "@store/contract/cart";
import { cartCountAtom, receiveCartCountAtom, type ShopperStore, shipToAtom } from "@store/shopper-state";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation, useRevalidator } from "react-router";
import { isStepPath } from "./is-step-path.ts";
import type { Account } from "./layout/account-menu.tsx";

/** The path of the call `getCartCount`. The call itself would add the contract's schemas to every page. */
export const visitorPath = "/Cart/GetCartCount";

/**
 * Keeps the header's data true, which another tab may have changed: who is signed in, what is in the cart and where it
 * goes. Asks the service at each navigation, when the tab becomes visible, and when Back shows a page that the browser
 * kept. Returns who is signed in. Count and country are set in the page's store, except on the cart page, which has its
 * own cart.
 */
export function useCurrentVisitor(store: ShopperStore, loaded: Account | null): Account | null {
  const { key, pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const [latest, setLatest] = useState({ loaded, account: loaded });
  // The loader has run again since the last answer.
  const account = latest.loaded === loaded ? latest.account : loaded;

  const follow = useEffectEvent(async (signal: AbortSignal) => {
    if (document.visibilityState === "hidden") return;
    const count = store.get(cartCountAtom);
    const visitor = await askVisitor(signal);
    if (visitor === null || signal.aborted) return;
    const { shipTo, account: current = null } = visitor;
    // A count that has changed in the meantime is newer than the answer.
    if (pathname !== "/checkout/cart" && store.get(cartCountAtom) === count) {
      store.set(receiveCartCountAtom, visitor.count);
      if (shipTo) store.set(shipToAtom, shipTo);
    }
    if (current?.firstName === account?.firstName) return;
    setLatest({ loaded, account: current });
    // The page may show the data of who was signed in. A step of the checkout says at its next submission what changed.
    if (!isStepPath(pathname)) void revalidate();
  });

  const shown = useRef(key);
  useEffect(() => {
    const watch = new AbortController();
    const { signal } = watch;
    const ask = () => void follow(signal);
    if (shown.current !== key || isReturn()) ask();
    shown.current = key;
    document.addEventListener("visibilitychange", ask, { signal });
    addEventListener("pageshow", ({ persisted }) => persisted && ask(), { signal });
    return () => watch.abort();
  }, [key]);
  return account;
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
