import type { AppliedCard } from "@store/contract/payment";
import type { PaidBasket } from "../../basket/rules/pay-basket.ts";

/** A card of the basket as the shopper sees it, with what it pays in cents and in dollars [PAY-05]. */
export function toAppliedCard(
  { card, amountCents, isUsable }: PaidBasket["cards"][number],
  index: number,
): AppliedCard {
  const dollars = `${Math.trunc(amountCents / 100)}.${String(amountCents % 100).padStart(2, "0")}`;
  return {
    id: card.id,
    basketPaymentId: card.id,
    type: card.type,
    lastFour: card.lastFour,
    expMonth: card.expMonth,
    expYear: card.expYear,
    appliedAmount: amountCents,
    appliedAmountString: dollars,
    isApplied: true,
    isValid: isUsable,
    isPrimary: index === 0,
    order: index + 1,
  };
}
