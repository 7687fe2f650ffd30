import type { Cart } from "@store/contract/cart";
import type { Site } from "@store/contract/shared";
import { signInWidget } from "../../account/rules/sign-in-widget.ts";
import type { BasketState } from "../../basket/rules/basket-state.ts";
import { isInternational } from "../../basket/rules/get-destination.ts";
import { resolveLines } from "../../basket/rules/resolve-lines.ts";
import { toOrderSummary } from "../../basket/rules/to-order-summary.ts";
import { toShipTo } from "../../basket/rules/to-ship-to.ts";
import { toKnownPlace, toShippingInfo } from "../../checkout/rules/to-shipping-info.ts";
import { cartConfig } from "./cart-config.ts";
import { toCartLines } from "./to-cart-lines.ts";
import { toCartMessages } from "./to-cart-messages.ts";

/** A cart as the shopper sees it, with today's prices; an empty one where there is no basket [CART-03, CART-04]. */
export function toCart(state: BasketState | null, { site, now }: { site: Site; now: Date }): Cart {
  const known: ReturnType<typeof toKnownPlace> = state ? toKnownPlace(state) : { postalCode: null };
  const isAbroad = state !== null && isInternational(state.basket);
  // A code of the site's country says nothing of an order that leaves it.
  const postalCode = isAbroad ? null : known.postalCode;
  const promoCodes = state?.basket.choices.promoCodes?.slice();
  return {
    basketId: state?.basket.basketId ?? "none",
    version: state?.basket.version ?? 0,
    lineItems: state ? toCartLines(state.lines, state) : [],
    savedForLater: state ? toCartLines(resolveLines(state, "saved"), state) : [],
    cartSummary: { taxZipCode: postalCode, discountCode: promoCodes?.join(", ") ?? null, promoCodes: promoCodes ?? [] },
    orderSummary: toOrderSummary(state, site),
    config: cartConfig[site],
    messages: toCartMessages(state, site),
    shippingInfo: toShippingInfo({ site, now, ...known, postalCode }),
    isGuest: (state?.basketContext.account ?? null) === null,
    isInternational: isAbroad,
    shipTo: toShipTo(state?.basket ?? { site }),
    oktaConfigurations: signInWidget,
  };
}
