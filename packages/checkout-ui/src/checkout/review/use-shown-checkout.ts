import type { CheckoutModel } from "@store/contract/checkout";
import { checkoutAtom } from "@store/shopper-state";
import { useAtomValue, useStore } from "jotai";
import { useState } from "react";

/**
 * The checkout that the review step shows: the newest, or, while it is held, the one that was on screen, so that nothing
 * moves behind a dialog and what an answer has changed comes together with the words for it.
 */
export function useShownCheckout() {
  const store = useStore();
  const current = useAtomValue(checkoutAtom);
  const [held, setHeld] = useState<CheckoutModel | null>(null);
  return {
    model: held ?? current,
    hold: () => setHeld(store.get(checkoutAtom)),
    release: () => setHeld(null),
  };
}
