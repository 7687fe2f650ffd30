import { type LazyCalls, lazyCalls } from "@store/checkout-client";
import type { cartOperations } from "@store/contract/cart";
import { cartRoutes } from "@store/contract/routes";
import { atom } from "jotai/vanilla";
import { hasCartFailedAtom } from "../basket/cart-value.ts";
import { checkoutClientAtom } from "../calls/checkout-client-atom.ts";
import { reportFailureAtom } from "../dialogs/report-failure-atom.ts";
import { cartAtom, pendingMutationsAtom } from "./cart-atom.ts";
import { cartAlertAtom, cartAlertText } from "./cart-errors.ts";
import { receiveCartAtom } from "./receive-cart.ts";

/** The schemas of the cart's calls are larger than the rest of the page, which is shown without them. */
const load = () => import("@store/contract/cart").then(({ cartOperations }) => cartOperations);

/** Preloads the schemas; if that fails, the first call loads them again. */
export const preloadCartCalls = (): Promise<void> =>
  load().then(
    () => {},
    () => {},
  );

/** The calls of the cart, whose schemas are loaded with the first one. */
export const cartCalls: LazyCalls<typeof cartOperations> = /* @__PURE__ */ lazyCalls(cartRoutes, load);

/** Loads the cart and returns whether it loaded. The result confirms or reverts all changes sent before. */
export const reloadCartAtom = atom(null, async (get, set): Promise<boolean> => {
  set(hasCartFailedAtom, false);
  const result = await get(checkoutClientAtom).call(cartCalls.getCartJsx, {});
  if (result.ok && result.value.cartData) {
    set(receiveCartAtom, result.value.cartData);
    set(
      pendingMutationsAtom,
      get(pendingMutationsAtom).filter(({ isSent }) => !isSent),
    );
    return true;
  }
  if (!result.ok) set(reportFailureAtom, result.failure, cartCalls.getCartJsx, { popup: "resetOnly" });
  if (get(cartAtom)) set(cartAlertAtom, cartAlertText);
  else set(hasCartFailedAtom, true);
  return false;
});
