import type { BasketState } from "../../basket/rules/basket-state.ts";
import { hasInHomeShipment, isNearStore } from "../../checkout/rules/recipients/offer-to-recipient.ts";
import type { TenderHoldTable } from "../../database/schema.ts";
import { tripCapacity } from "../../delivery/rules/offer-trips.ts";
import { type StockNeeded, toStockNeeded } from "./to-stock-needed.ts";

/** What an order takes when it is placed and gives back when it is not paid. */
export interface Holds {
  stock: StockNeeded[];
  tenders: Pick<TenderHoldTable, "kind" | "number_hash" | "amount_cents">[];
  /** Who uses which code: "*" for a code that is used once by anybody. */
  promotions: { code: string; customer: string }[];
  /** Appointments of delivery crews. */
  trips: TripHold[];
}

/** A seat on a truck that has so many. */
export interface TripHold {
  recipient_id: string;
  trip_id: string;
  capacity: number;
}

/** What placing this basket takes. `attemptId` stands for the customer where a code may be used as often as one likes. */
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
      const { id, choice } = recipient;
      if (!choice.trip || choice.trip.tripId === null || !hasInHomeShipment(recipient)) return [];
      const hasLocalStore = isNearStore(recipient, basketContext);
      return [{ recipient_id: id, trip_id: choice.trip.tripId, capacity: tripCapacity({ hasLocalStore }) }];
    }),
  };
}

// A customer is an e-mail address: the account's own, so that another one at the checkout makes nobody new.
function toCustomer({ basket, basketContext }: Pick<BasketState, "basket" | "basketContext">): string {
  return (basketContext.account?.email ?? basket.choices.email ?? "").toLowerCase();
}
