import type { Cart } from "@store/contract/cart";
import { estimateOutageAtom, lookUpEstimatesAtom } from "@store/shopper-state";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";

/** Looks up when the cart's lines come, anew for each cart that has settled; answers what is said while that is out. */
export function useEstimates(cart: Cart, { isSettling }: { isSettling: boolean }): string | null {
  const lookUp = useSetAtom(lookUpEstimatesAtom);
  const asked = isSettling ? null : `${cart.basketId} ${cart.version}`;
  useEffect(() => {
    if (asked !== null) void lookUp();
  }, [asked, lookUp]);
  return useAtomValue(estimateOutageAtom);
}
