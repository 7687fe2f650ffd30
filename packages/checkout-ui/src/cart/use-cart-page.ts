import type { WalletKind } from "@store/contract/shared";
import {
  cartAlertAtom,
  cartAtom,
  cartStatusAtom,
  countItems,
  forgetRemovedAtom,
  isCartSettlingAtom,
  receiveCartCountAtom,
  reloadCartAtom,
  tellCartCount,
} from "@store/shopper-state";
import { useAtomValue, useSetAtom, useStore } from "jotai";
import { useCallback, useEffect, useRef, useState } from "react";
import { useArrivalAlert } from "../step-work/arrival-alert.ts";
import type { PageNavigation } from "../steps/page-navigation.ts";
import type { CartErrors } from "./commands/cart-submission.ts";
import { useCheckoutEntry } from "./entry/use-checkout-entry.ts";
import { useCartLines } from "./line/use-cart-lines.ts";
import { usePostedCart } from "./posted-cart.ts";

/** The cart page: its lines with their actions, and the start of the checkout. */
export function useCartPage(navigation: PageNavigation) {
  const cart = useAtomValue(cartAtom);
  const reload = useSetAtom(reloadCartAtom);
  const { isBusy, checkOut } = useCheckoutEntry(navigation);
  const forgetRemoved = useSetAtom(forgetRemovedAtom);
  const [announcement, setAnnouncement] = useState("");
  const posted = usePostedCart();
  const arrivalAlert = useArrivalAlert();
  const [arrival, setArrival] = useState<CartErrors>(
    arrivalAlert === null ? posted : { ...posted, problem: arrivalAlert },
  );
  const cartAlert = useAtomValue(cartAlertAtom);
  const announce = useCallback((text: string) => {
    setAnnouncement(text);
    setArrival({});
  }, []);
  const lines = useCartLines({ onAnnounce: announce });
  // The alert reports the failure.
  useEffect(() => {
    if (cartAlert || Object.keys(lines.errors).length > 0) setAnnouncement("");
  }, [cartAlert, lines.errors]);
  const isEmpty = cart?.lineItems.every(({ isRemoved }) => isRemoved);
  const wasEmpty = useRef(isEmpty);
  const isSettling = useAtomValue(isCartSettlingAtom);
  // Emptied by another tab, or with its session: the focused element may be gone, and nothing has announced it.
  useEffect(() => {
    if (isEmpty && wasEmpty.current === false && !isSettling) {
      if (document.activeElement === document.body) document.querySelector("h1")?.focus();
      setAnnouncement("There is nothing left in your cart.");
    }
    wasEmpty.current = isEmpty;
  }, [isEmpty, isSettling]);
  // The header shows the count on screen, with pending changes.
  const receiveCount = useSetAtom(receiveCartCountAtom);
  useEffect(() => {
    if (cart) receiveCount(countItems(cart));
  }, [cart, receiveCount]);
  // Not before the service knows it, since the other tabs ask there.
  useEffect(() => {
    if (cart && !isSettling) tellCartCount(countItems(cart));
  }, [cart, isSettling]);
  usePageWatch();
  // Removed lines can be restored until the cart is left; a removal may still finish after that.
  useEffect(() => {
    forgetRemoved();
    return () => forgetRemoved();
  }, [forgetRemoved]);

  return {
    cart,
    isEmpty,
    status: useAtomValue(cartStatusAtom),
    isSettling,
    alert: arrival.problem ?? cartAlert,
    /** The result of a line action, for screen readers. */
    announcement,
    isCheckingOut: isBusy,
    reload: () => void reload(),
    checkOut: (wallet?: WalletKind) => {
      setArrival({});
      checkOut(wallet);
    },
    lines: { ...lines, postedErrors: arrival.errors ?? {} },
  };
}

/**
 * Keeps pending changes across a refresh and refreshes the cart. The script loads after the page, with those that a
 * first click needs.
 */
function usePageWatch(): void {
  const store = useStore();
  useEffect(() => {
    const watching = import("./watch-page.ts").then(
      ({ watchPage }) => watchPage(store),
      () => () => {},
    );
    return () => void watching.then((stop) => stop());
  }, [store]);
}
