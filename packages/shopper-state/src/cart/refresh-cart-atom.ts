import { atom } from "jotai/vanilla";
import { checkoutClientAtom } from "../calls/checkout-client-atom.ts";
import { wishesAtom } from "./cart-atom.ts";
import { lateCart } from "./late-cart-calls.ts";
import { receiveCartAtom } from "./receive-cart-atom.ts";
import { isSendingAtom } from "./send-wishes-atom.ts";

/**
 * Looks whether the cart on screen is still the shop's: another tab may have changed it, or time its prices. Nobody asked for
 * it, so a failure is not told; what is under way ends with a look of its own, and what was sent before one that failed is
 * confirmed or taken back by this one.
 */
export const refreshCartAtom = atom(null, async (get, set): Promise<void> => {
  if (get(isSendingAtom)) return;
  const before = get(wishesAtom);
  const result = await get(checkoutClientAtom).call(lateCart.getCartJsx, {});
  if (!result.ok || !result.value.cartData || get(isSendingAtom)) return;
  set(receiveCartAtom, result.value.cartData);
  // What was asked for since then this cart need not know of.
  set(
    wishesAtom,
    get(wishesAtom).filter((wish) => !before.includes(wish)),
  );
});
