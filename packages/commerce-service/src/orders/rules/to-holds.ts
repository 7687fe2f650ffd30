import type { BasketState } from "../../basket/rules/basket-state.ts";
import type { TenderHoldTable } from "../../database/schema.ts";
import { type StockNeeded, toStockNeeded } from "./to-stock-needed.ts";

/** What an order takes when it is placed and gives back when it is not paid. */
export interface Holds {
  stock: StockNeeded[];
  tenders: Pick<TenderHoldTable, "kind" | "number_hash" | "amount_cents">[];
  /** Who uses which code: "*" for a code that is used once by anybody. */
  promotions: { code: string; customer: string }[];
  /** Appointments of delivery crews. */
  trips: { recipient_id: string; trip_id: string }[];
}

/** What placing this basket takes. `attemptId` stands for the customer where a code may be used as often as one likes. */
export function toHolds({ basket, facts, lines, recipients, priced, paid }: BasketState, attemptId: string): Holds {
  const applied = facts.promotions.filter(({ code }) => priced.promotions.codes.includes(code));
  const customerOf = { unlimited: attemptId, once: "*", oncePerCustomer: basket.choices.email?.toLowerCase() ?? "" };
  return {
    stock: toStockNeeded(lines.map(({ sku, quantity, item }) => ({ sku, quantity, available: item.available }))),
    tenders: paid.tenders.flatMap(({ tender, appliedCents }) =>
      appliedCents > 0 ? [{ kind: tender.kind, number_hash: tender.numberHash, amount_cents: appliedCents }] : [],
    ),
    promotions: applied.map(({ code, usage }) => ({ code, customer: customerOf[usage] })),
    trips: recipients.flatMap(({ id, choice: { trip } }) =>
      trip && trip.tripId !== null ? [{ recipient_id: id, trip_id: trip.tripId }] : [],
    ),
  };
}
