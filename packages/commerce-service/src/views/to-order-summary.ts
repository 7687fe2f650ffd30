import type { Currency, LostPromotion as LostPromotionText, OrderSummary, Site } from "@store/contract/shared";
import type { BasketState } from "../basket/rules/basket-state.ts";
import { isTaxExempt } from "../basket/rules/is-tax-exempt.ts";
import type { LostPromotion } from "../pricing/apply-promotions.ts";
import { promoMessage } from "../pricing/promo-messages.ts";
import { summarizeRewards } from "../pricing/rewards.ts";

/** The currency each site sells in. */
export const currencyOfSite: Readonly<Record<Site, Currency>> = { US: "USD", CA: "CAD" };

/** The price of a basket as the shopper sees it; zero without a basket. */
export function toOrderSummary(
  state: Pick<BasketState, "basket" | "basketContext" | "priced" | "paid"> | null,
  site: Site,
): OrderSummary {
  const rewards = state && summarizeRewards(state.paid, site);
  const lost = state?.priced.promotions.lost ?? [];
  return {
    subtotal: state?.priced.subtotalCents ?? 0,
    shipping: state?.priced.shippingCents ?? 0,
    surcharge: state?.priced.surchargeCents ?? 0,
    discount: state?.priced.discountCents ?? 0,
    tax: state?.priced.taxCents ?? 0,
    tendersTotal: state?.paid.tendersTotalCents ?? 0,
    total: state?.priced.totalCents ?? 0,
    amountDue: state?.paid.amountDueCents ?? 0,
    currency: currencyOfSite[site],
    services: state?.priced.servicesCents ?? 0,
    isTaxExempt: state !== null && isTaxExempt(state),
    promoCode: toPromoText(state?.priced.promotions.codes ?? []),
    ...(lost.length > 0 && { lostPromotions: lost.map((one) => toLostPromotion(one, site)) }),
    rewardsTotal: rewards?.rewardsTotalCents ?? 0,
    rewardsExceedOrderTotalMessage: rewards?.rewardsExceedOrderTotalMessage ?? null,
  };
}

/** The codes of an order as one text; null if there are none. */
export function toPromoText(codes: readonly string[]): string | null {
  return codes.length === 0 ? null : codes.join(", ");
}

function toLostPromotion({ promotion, refusal }: LostPromotion, site: Site): LostPromotionText {
  const { code } = promotion;
  const combined = `${code} cannot be combined with your other promo codes.`;
  return { code, message: refusal === null ? combined : promoMessage(refusal, { promotion, site }) };
}
