import type { Currency, OrderSummary, Site } from "@store/contract/shared";
import type { PricedBasket } from "./price-basket.ts";

/** The currency each site sells in. */
export const currencyOfSite: Readonly<Record<Site, Currency>> = { US: "USD", CA: "CAD" };

/** A priced basket as the shopper sees it; no tender but cards exists yet, so all of the total is due. */
export function toOrderSummary(priced: PricedBasket, site: Site): OrderSummary {
  return {
    subtotal: priced.subtotalCents,
    shipping: priced.shippingCents,
    surcharge: priced.surchargeCents,
    discount: priced.discountCents,
    tax: priced.taxCents,
    tendersTotal: 0,
    total: priced.totalCents,
    amountDue: priced.totalCents,
    currency: currencyOfSite[site],
    isTaxExempt: false,
  };
}
