import type { Tender, TenderCodesData } from "@store/contract/tenders";
import type { BasketState } from "../basket/rules/basket-state.ts";
import { type TenderKind, toMaskedNumber } from "../pricing/tender-refusal.ts";

/** The gift cards, tender codes and the promo code of a basket, as the shopper sees them. */
export function toTenderCodesData({ basketContext, paid, priced }: BasketState): TenderCodesData {
  const ofKind = (wanted: TenderKind): Tender[] =>
    paid.tenders
      .filter(({ tender }) => tender.kind === wanted)
      .map(({ tender: { lastFour, reference }, appliedCents }) => ({
        number: toMaskedNumber(lastFour),
        reference,
        appliedAmount: appliedCents,
      }));
  // Combined codes are shown as one.
  const { codes } = priced.promotions;
  const applied = codes.flatMap((code) => basketContext.promotions.find((promotion) => promotion.code === code) ?? []);
  return {
    giftCards: ofKind("giftCard"),
    tenderCodes: ofKind("tenderCode"),
    promo:
      applied.length === 0
        ? null
        : { code: codes.join(", "), description: applied.map(({ description }) => description).join("; ") },
  };
}
