import type { CartResult } from "@store/contract/cart";
import type { GetEdd } from "@store/contract/cart/requests";
import type { CartLine } from "@store/contract/shared";
import type { Basket } from "../basket/basket.ts";
import type { BasketCall } from "../basket/basket-call.ts";
import type { LoadedBasket } from "../basket/basket-context.ts";
import { toBasketState, withChoices } from "../basket/rules/basket-state.ts";
import { isInternational } from "../basket/rules/to-recipients.ts";
import { canBePickedUp } from "../delivery/rules/can-be-picked-up.ts";
import { checkKnownPostalCode, type PostalCodeCheck } from "../places/rules/check-known-postal-code.ts";
import type { PromoErrorCode } from "../pricing/promo-messages.ts";
import { toPromoCode } from "../pricing/promotion.ts";
import { enterPromoCode } from "../promotions/rules/check-promo-code.ts";
import type { Answer } from "../service/context.ts";
import { guardCode } from "../tenders/guard-code.ts";
import { cartConfig } from "../views/cart-config.ts";
import { toCartLines } from "../views/to-cart-lines.ts";
import { type CartDecision, changeCart, refuseCart } from "./change-cart.ts";

// Errors that depend on the content of the cart; all others concern the code.
const cartErrors: ReadonlySet<PromoErrorCode> = new Set(["PromoNotApplicable", "PromoMinimum"]);

/** Applies a typed code to the order, or returns the error of its field. */
export function applyPromoCode(typed: string, context: BasketCall): Promise<Answer<CartResult>> {
  const now = context.clock.now();
  return guardCode(context, toPromoCode(typed), () =>
    changeCart(context, {}, (loaded) => {
      const entered = enterPromoCode(loaded, typed, now);
      if (entered.kind === "change") return { ...entered, more: { message: entered.check.message } };
      const { errorCode, message } = entered.refusal;
      const place = cartErrors.has(errorCode) ? "cartErrorMessage" : "promoErrorMessage";
      return refuseCart(errorCode, message, { [place]: message });
    }),
  );
}

/** Removes one code from the order, or all codes if none is named. */
export function removePromoCode(typed: string | undefined, context: BasketCall): Promise<Answer<CartResult>> {
  return changeCart(context, { orElse: { kind: "unchanged" } }, ({ basket }) => {
    const codes = basket.choices.promoCodes ?? [];
    const remainingCodes = typed === undefined ? [] : codes.filter((code) => code !== toPromoCode(typed));
    if (remainingCodes.length === codes.length) return { kind: "unchanged" };
    return {
      kind: "change",
      next: withChoices(basket, { promoCodes: remainingCodes.length > 0 ? remainingCodes : undefined }),
    };
  });
}

/**
 * Sets the postal code of the visit, by which every page estimates. Saved addresses stay as they are, and what goes to a
 * gift registry is estimated for the registry.
 */
export function applyZipCode(typed: string, context: BasketCall): Promise<Answer<CartResult>> {
  const check = checkKnownPostalCode(typed, context.site);
  return changeCart(context, {}, (loaded) => decide(check, loaded, context.clock.now()));
}

function decide(check: PostalCodeCheck, { basket }: LoadedBasket, now: Date): CartDecision {
  if (!check.ok) return refuseCart("PostalCodeInvalid", check.message);
  const { postalCode } = check;
  if (isInternational(basket)) {
    return refuseCart("AddressKnown", "Your order goes abroad, where we charge no tax and one delivery rate.");
  }
  return { kind: "change", next: { ...basket }, typed: { postalCode, at: now } };
}

/**
 * The cart's lines with the dates on which they would arrive at a postal code or be ready for pickup at a store. Changes
 * nothing. During an outage of the estimates the lines are null.
 */
export function getEdd({ locationId, zipCode }: GetEdd, { snapshot, clock, site }: BasketCall): CartResult {
  const { loaded, basketContext } = snapshot;
  const isAbroad = loaded !== null && isInternational(loaded.basket);
  const isCodeNeeded = !isAbroad && (locationId === null || zipCode.trim() !== "");
  const code = isCodeNeeded ? checkKnownPostalCode(zipCode, site) : null;
  if (code && !code.ok) return withoutDates("PostalCodeInvalid", code.message);
  if (basketContext?.outages.has("deliveryEstimate")) {
    return withoutDates("EstimateUnavailable", cartConfig[site].eddOutagePickupMessage);
  }
  if (locationId !== null && !basketContext?.stores.some((store) => store.locationId === locationId)) {
    return withoutDates("StoreNotFound", "This store is no longer there. Please choose another.");
  }
  if (!loaded) return { isSuccess: true, lineItems: [] };
  const requested = toRequestedBasket(loaded, { locationId, postalCode: code?.postalCode });
  const now = clock.now();
  const typed = code ? { postalCode: code.postalCode, at: now } : loaded.basketContext.typed;
  const state = toBasketState({ basket: requested, basketContext: { ...loaded.basketContext, typed } }, now);
  const storeOf = new Map(loaded.basket.lines.map((line) => [line.lineId, line.locationId]));
  const toOwnStore = (line: CartLine): CartLine => ({
    ...line,
    shippingDeliveryOptions: { ...line.shippingDeliveryOptions, locationId: storeOf.get(line.id) ?? null },
  });
  return { isSuccess: true, lineItems: toCartLines(state.lines, state).map(toOwnStore) };
}

function withoutDates(errorCode: string, message: string): CartResult {
  return { isSuccess: false, errorCode, message, lineItems: null };
}

/**
 * The basket as if it were shipped to the code, apart from what goes to a gift registry, and as if everything possible were
 * picked up at the given store.
 */
function toRequestedBasket(
  { basket, basketContext }: LoadedBasket,
  { locationId, postalCode }: { locationId: string | null; postalCode: string | undefined },
): Basket {
  const lines = basket.lines.map((line) => {
    const item = basketContext.items.get(line.sku);
    return locationId !== null && item && canBePickedUp(item) ? { ...line, locationId } : line;
  });
  if (postalCode === undefined) return { ...basket, lines };
  const recipients = basket.choices.recipients?.map(({ address: _, ...choice }) => choice);
  return withChoices({ ...basket, lines }, { recipients });
}
