import type { AppliedCard } from "@store/contract/payment";
import type { BasketCardRow } from "../../database/schema.ts";
import { isCardUsable } from "./is-card-usable.ts";

/** A card of the basket as the shopper sees it, paying all that is due when it was asked for [PAY-05]. */
export function toAppliedCard(
  card: BasketCardRow,
  { amountDueCents, now }: { amountDueCents: number; now: Date },
): AppliedCard {
  const dollars = `${Math.trunc(amountDueCents / 100)}.${String(amountDueCents % 100).padStart(2, "0")}`;
  return {
    id: card.basket_payment_id,
    basketPaymentId: card.basket_payment_id,
    type: card.card_type,
    lastFour: card.last_four,
    expMonth: card.exp_month,
    expYear: card.exp_year,
    appliedAmount: amountDueCents,
    appliedAmountString: dollars,
    isApplied: true,
    isValid: isCardUsable(card, now),
    isPrimary: card.slot === 1,
    order: card.slot,
  };
}
