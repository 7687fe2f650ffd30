import type { Basket } from "../../basket/basket.ts";
import type { BasketState } from "../../basket/rules/basket-state.ts";
import { withChoices } from "../../basket/rules/basket-state.ts";

type Paid = Pick<BasketState, "paid">;

/**
 * Whether a tender pays less than the shopper was shown, since it was spent elsewhere or has expired: what it lacks would
 * be charged to a card that nobody agreed to charge.
 */
export function hasShrunkTender({ paid }: Paid): boolean {
  if (paid.amountDueCents === 0) return false;
  return paid.tenders.some(
    ({ tender, balanceCents, appliedCents }) =>
      balanceCents < (tender.balanceCents ?? 0) && appliedCents === balanceCents,
  );
}

/** The basket with its tenders as they stand now, without those that have nothing left. */
export function normalizeTenders(basket: Basket, { paid }: Paid): Basket {
  const balances = new Map(paid.tenders.map(({ tender, balanceCents }) => [tender.reference, balanceCents]));
  const left = (basket.choices.tenders ?? []).flatMap((tender) => {
    const balanceCents = balances.get(tender.reference) ?? 0;
    return balanceCents > 0 ? [{ ...tender, balanceCents }] : [];
  });
  return withChoices(basket, { tenders: left.length === 0 ? undefined : left });
}
