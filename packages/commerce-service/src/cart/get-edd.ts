import type { CartResult } from "@store/contract/cart";
import type { GetEdd } from "@store/contract/cart/requests";
import type { CartLine } from "@store/contract/shared";
import type { Basket } from "../basket/basket.ts";
import type { LoadedBasket } from "../basket/basket-context.ts";
import { toBasketState, withChoices } from "../basket/rules/basket-state.ts";
import { isInternational } from "../basket/rules/to-recipients.ts";
import { canBePickedUp } from "../delivery/rules/can-be-picked-up.ts";
import type { CallContext } from "../service/context.ts";
import { cartConfig } from "./rules/cart-config.ts";
import { checkCartPostalCode } from "./rules/check-cart-postal-code.ts";
import { toCartLines } from "./rules/to-cart-lines.ts";

/**
 * When the lines of the cart would arrive at a postal code, or be ready at a store where they can be picked up; changes
 * nothing [CALL-024]. Without dates the lines are null [ERR-15].
 */
export function getEdd({ locationId, zipCode }: GetEdd, { snapshot, clock, site }: CallContext): CartResult {
  const { loaded, basketContext } = snapshot;
  const isAbroad = loaded !== null && isInternational(loaded.basket);
  const isCodeNeeded = !isAbroad && (locationId === null || zipCode.trim() !== "");
  const code = isCodeNeeded ? checkCartPostalCode(zipCode, site) : null;
  if (code && !code.ok) return withoutDates("PostalCodeInvalid", code.message);
  if (basketContext?.outages.has("deliveryEstimate")) {
    return withoutDates("EstimateUnavailable", cartConfig[site].eddOutagePickupMessage);
  }
  if (locationId !== null && !basketContext?.stores.some((store) => store.locationId === locationId)) {
    return withoutDates("StoreNotFound", "This store is no longer there. Please choose another.");
  }
  if (!loaded) return { isSuccess: true, lineItems: [] };
  const asked = toAskedBasket(loaded, { locationId, postalCode: code?.postalCode });
  const state = toBasketState({ basket: asked, basketContext: loaded.basketContext }, clock.now());
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

/** The basket as if it went to the code, and as if all that a store can hand out were picked up at the one asked about. */
function toAskedBasket(
  { basket, basketContext }: LoadedBasket,
  { locationId, postalCode }: { locationId: string | null; postalCode: string | undefined },
): Basket {
  const lines = basket.lines.map((line) => {
    const item = basketContext.items.get(line.sku);
    return locationId !== null && item && canBePickedUp(item) ? { ...line, locationId } : line;
  });
  if (postalCode === undefined) return { ...basket, lines };
  const recipients = basket.choices.recipients?.map(({ address: _, taxRegion: __, ...choice }) => choice);
  return withChoices({ ...basket, lines }, { taxPostalCode: postalCode, recipients });
}
