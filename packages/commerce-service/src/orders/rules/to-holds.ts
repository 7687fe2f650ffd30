import type { BasketState } from "../../basket/rules/basket-state.ts";
import type { TenderHoldTable } from "../../database/schema.ts";
import { isNearStore } from "../../delivery/rules/delivery-place.ts";
import { tripCapacity } from "../../delivery/rules/offer-trips.ts";
import { hasInHomeShipment } from "../../views/offer-to-recipient.ts";
import { type StockNeeded, toStockNeeded } from "./to-stock-needed.ts";

/** What an order reserves when it is placed and releases if it is not paid. */
export interface Holds {
  stock: StockNeeded[];
  tenders: Pick<TenderHoldTable, "kind" | "number_hash" | "amount_cents">[];
  /** The applied codes and who uses each: a customer, an attempt if it is unlimited, or "*" if it can be used only once. */
  promotions: { code: string; customer: string }[];
  /** Appointments of delivery crews. */
  trips: TripHold[];
}

/** The appointment of a recipient with a delivery crew; `capacity` is how many appointments the crew can have. */
interface TripHold {
  recipient_id: string;
  trip_id: string;
  capacity: number;
}

/** What an order of this basket reserves for the attempt. */
export function toHolds(
  { basket, basketContext, lines, recipients, priced, paid }: BasketState,
  attemptId: string,
): Holds {
  const applied = basketContext.promotions.filter(({ code }) => priced.promotions.codes.includes(code));
  const customerOf = { unlimited: attemptId, once: "*", oncePerCustomer: toCustomer({ basket, basketContext }) };
  return {
    stock: toStockNeeded(lines.map(({ sku, quantity, item }) => ({ sku, quantity, available: item.available }))),
    tenders: paid.tenders.flatMap(({ tender, appliedCents }) =>
      appliedCents > 0 ? [{ kind: tender.kind, number_hash: tender.numberHash, amount_cents: appliedCents }] : [],
    ),
    promotions: applied.map(({ code, usage }) => ({ code, customer: customerOf[usage] })),
    trips: recipients.flatMap((recipient) => {
      const { id, choice, place } = recipient;
      if (!choice.trip || choice.trip.tripId === null || !hasInHomeShipment(recipient)) return [];
      const hasLocalStore = place !== null && isNearStore(place, basketContext.storeRegions);
      return [{ recipient_id: id, trip_id: choice.trip.tripId, capacity: tripCapacity({ hasLocalStore }) }];
    }),
  };
}

// The e-mail address identifies a customer. An account's own address has priority: typing another one at the checkout
// must not allow a second use.
function toCustomer({ basket, basketContext }: Pick<BasketState, "basket" | "basketContext">): string {
  return (basketContext.account?.email ?? basket.choices.email ?? "").toLowerCase();
}
