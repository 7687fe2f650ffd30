import type { Cart } from "@store/contract/cart";
import type { Site } from "@store/contract/shared";
import { addressMessages } from "@store/postal-and-address";
import { resolveLines } from "../basket/basket-context.ts";
import { type BasketState, toBasketState, withChoices } from "../basket/rules/basket-state.ts";
import { isInternational } from "../basket/rules/to-recipients.ts";
import { toShipTo } from "../basket/rules/to-ship-to.ts";
import { findVisitPlace } from "../basket/rules/visit-place.ts";
import { signInWidget } from "../service/sign-in-widget.ts";
import { cartConfig } from "./cart-config.ts";
import { toCartLines } from "./to-cart-lines.ts";
import { toJoinMessage } from "./to-join-message.ts";
import { toOrderSummary } from "./to-order-summary.ts";
import { toKnownPlace, toShippingInfo } from "./to-shipping-info.ts";

const dutiesNote = "Duties and import taxes are not included. They are paid on delivery.";

/** The texts of the cart page: those of its postal code field, and messages about this cart. */
function toCartMessages(state: BasketState | null, site: Site): Cart["messages"] {
  const { missingPostalCode, postalCodeValidation } = addressMessages[site];
  const joinedQuantities = state && toJoinMessage(state);
  return {
    missingPostalCode,
    postalCodeValidation,
    ...(joinedQuantities && { joinedQuantities }),
    ...(state && isInternational(state.basket) && { duties: dutiesNote }),
  };
}

/**
 * A postal code that was typed after the addresses of the order were saved is that of the cart's estimates; the order
 * still goes to the addresses. What goes to a gift registry is estimated for the registry.
 */
function toEstimated(state: BasketState): BasketState {
  const { basket, basketContext, recipients, now } = state;
  const isSaved = recipients.some(({ address, registry }) => address !== null && registry === null);
  if (!isSaved || !findVisitPlace(state)?.isTyped) return state;
  const unaddressed = basket.choices.recipients?.map(({ address: _, ...choice }) => choice);
  return toBasketState({ basket: withChoices(basket, { recipients: unaddressed }), basketContext }, now);
}

/** A cart as the shopper sees it, with today's prices; an empty one where there is no basket. */
export function toCart(stored: BasketState | null, { site, now }: { site: Site; now: Date }): Cart {
  const state = stored && toEstimated(stored);
  const known: ReturnType<typeof toKnownPlace> = state ? toKnownPlace(state) : { postalCode: null };
  const isAbroad = state !== null && isInternational(state.basket);
  // A postal code of the site's country does not apply to an order abroad.
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
