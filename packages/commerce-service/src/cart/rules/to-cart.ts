import type { Cart } from "@store/contract/cart";
import type { Site } from "@store/contract/shared";
import { signInWidget } from "../../account/rules/sign-in-widget.ts";
import type { BasketState } from "../../basket/rules/basket-state.ts";
import { toJoinMessage } from "../../basket/rules/to-join-message.ts";
import { toOrderSummary } from "../../basket/rules/to-order-summary.ts";
import { toShippingInfo } from "../../checkout/rules/to-shipping-info.ts";
import { toCartLines } from "./to-cart-lines.ts";

/** A cart as the shopper sees it, with today's prices; an empty one where there is no basket [CART-03, CART-04]. */
export function toCart(state: BasketState | null, { site, now }: { site: Site; now: Date }): Cart {
  const postalCode = state?.recipients[0]?.address?.postalCode ?? state?.basket.choices.taxPostalCode ?? null;
  const joined = state && toJoinMessage(state);
  return {
    basketId: state?.basket.basketId ?? "none",
    version: state?.basket.version ?? 0,
    lineItems: state ? toCartLines(state.lines, state) : [],
    cartSummary: { taxZipCode: postalCode, discountCode: state?.basket.choices.promoCodes?.join(", ") ?? null },
    orderSummary: toOrderSummary(state, site),
    shippingInfo: toShippingInfo({ site, postalCode, now }),
    isGuest: (state?.facts.account ?? null) === null,
    isInternational: false,
    oktaConfigurations: signInWidget,
    ...(joined && { messages: { joinedQuantities: joined } }),
  };
}
