import type { Basket } from "../../basket/basket.ts";
import { type BasketState, withChoices } from "../../basket/rules/basket-state.ts";

type Paid = Pick<BasketState, "paid">;

/**
 * Whether a tender pays less than was shown, since it was spent elsewhere or has expired: a card must not be charged
 * for the difference without consent.
 */
export function hasShrunkTender({ paid }: Paid): boolean {
  if (paid.amountDueCents === 0) return false;
  return paid.tenders.some(
    ({ tender, balanceCents, appliedCents }) =>
      balanceCents < (tender.balanceCents ?? 0) && appliedCents === balanceCents,
  );
}

/** The basket with its current tenders, without empty ones. */
export function normalizeTenders(basket: Basket, { paid }: Paid): Basket {
  const balances = new Map(paid.tenders.map(({ tender, balanceCents }) => [tender.reference, balanceCents]));
  const left = (basket.choices.tenders ?? []).flatMap((tender) => {
    const balanceCents = balances.get(tender.reference) ?? 0;
    return balanceCents > 0 ? [{ ...tender, balanceCents }] : [];
  });
  return withChoices(basket, { tenders: left.length === 0 ? undefined : left });
}
