import { cartOperations } from "@store/contract/cart";
import { atom } from "jotai/vanilla";
import { checkoutClientAtom } from "../calls/checkout-client-atom.ts";
import { isCartSettlingAtom } from "./cart-atom.ts";
import { receiveCartAtom } from "./receive-cart-atom.ts";

/**
 * Looks whether the cart on screen is still the shop's: another tab may have changed it, or time its prices. Nobody asked for
 * it, so a failure is not told; what is under way ends with a look of its own.
 */
export const refreshCartAtom = atom(null, async (get, set): Promise<void> => {
  if (get(isCartSettlingAtom)) return;
  const result = await get(checkoutClientAtom).call(cartOperations.getCartJsx, {});
  if (result.ok && !get(isCartSettlingAtom)) set(receiveCartAtom, result.value.cartData);
});
