import { cartOperations } from "@store/contract/cart";
import { cartErrorType } from "@store/contract/shared";
import {
  cartAlertAtom,
  cartAtom,
  cartStatusAtom,
  forgetRemovedAtom,
  isCartSettlingAtom,
  reloadCartAtom,
  sendWishesAtom,
} from "@store/shopper-state";
import { useAtomValue, useSetAtom } from "jotai";
import { useCallback, useEffect, useState } from "react";
import { useArrivalAlert } from "../step-work/arrival-alert.ts";
import { useStepWork } from "../step-work/use-step-work.ts";
import type { PageNavigation } from "../steps/page-navigation.ts";
import { useFollowRedirect } from "../steps/use-follow-redirect.ts";
import { useCartLines } from "./use-cart-lines.ts";

const checkoutFailedText = "We could not start your checkout. Please check your cart and try again.";

/** The cart page: its lines and what is done with them, and the way into checkout (CHK-21, CHK-22). */
export function useCartPage(navigation: PageNavigation) {
  const cart = useAtomValue(cartAtom);
  const reload = useSetAtom(reloadCartAtom);
  const settle = useSetAtom(sendWishesAtom);
  const followRedirect = useFollowRedirect(navigation);
  const { isBusy, run } = useStepWork();
  const forgetRemoved = useSetAtom(forgetRemovedAtom);
  const [news, setNews] = useState("");
  const [checkoutAlert, setCheckoutAlert] = useState(useArrivalAlert());
  const cartAlert = useAtomValue(cartAlertAtom);
  const tell = useCallback((text: string) => {
    setNews(text);
    setCheckoutAlert(null);
  }, []);
  const lines = useCartLines({ onNews: tell });
  // The alert speaks for what has failed.
  useEffect(() => {
    if (cartAlert || Object.keys(lines.errors).length > 0) setNews("");
  }, [cartAlert, lines.errors]);
  // What was removed can be put back until the cart is left (AMB-037); a removal may still settle after that.
  useEffect(() => {
    forgetRemoved();
    return () => forgetRemoved();
  }, [forgetRemoved]);

  const checkOut = () =>
    run(async (call) => {
      setCheckoutAlert(null);
      // A quantity that was just changed may still be on its way, and belongs to what is bought.
      await settle();
      const reply = await call(cartOperations.checkout, {});
      if (reply === null) return;
      if (reply.isSuccess && !reply.errorType) return followRedirect(reply.redirectUrl);
      // An empty basket speaks for itself once the cart is shown anew.
      if (reply.errorType !== cartErrorType.emptyBasket) setCheckoutAlert(reply.message || checkoutFailedText);
      await reload();
    });

  return {
    cart,
    status: useAtomValue(cartStatusAtom),
    isSettling: useAtomValue(isCartSettlingAtom),
    alert: checkoutAlert ?? cartAlert,
    /** What has just become of a line, for those who do not see it. */
    news,
    isCheckingOut: isBusy,
    reload: () => void reload(),
    checkOut: () => void checkOut(),
    lines,
  };
}
