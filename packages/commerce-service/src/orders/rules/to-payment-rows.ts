import type { AttemptCard } from "../../database/schema.ts";
import type { OrderRows } from "../queries/order-rows.ts";
import type { DraftTender } from "./order-draft.ts";

/** The rows of what paid an order: what was given before, then the cards with their references. */
export function toPaymentRows(
  tenders: readonly DraftTender[],
  cards: readonly AttemptCard[],
  orderId: string,
): OrderRows["payments"] {
  const given = tenders.map(({ kind, lastFour, amountCents }) => ({
    kind,
    card_type: null,
    last_four: lastFour,
    amount_cents: amountCents,
    authorisation_reference: null,
  }));
  const authorized = cards.map(({ kind, type, lastFour, amountCents, reference }) => ({
    kind,
    card_type: type,
    last_four: lastFour,
    amount_cents: amountCents,
    authorisation_reference: reference,
  }));
  return [...given, ...authorized].map((payment, index) => ({ order_id: orderId, position: index + 1, ...payment }));
}
