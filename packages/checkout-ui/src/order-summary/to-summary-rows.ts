import type { OrderSummary } from "@store/contract/shared";

/** One line of a summary; an amount that is not known yet is a text. */
export interface SummaryRow {
  readonly label: string;
  readonly amount: number | string;
}

export interface SummaryKnowledge {
  readonly isTaxKnown: boolean;
  /** Only what is picked up is taxed so far, at its store: nobody knows yet where the rest goes. */
  readonly isTaxInPart?: boolean;
  readonly isShippingKnown?: boolean;
}

/**
 * The lines above the total, in cents. Always subtotal, shipping and tax; what is zero and needs no word is left out.
 * `isTaxKnown` is false until there is an address to tax; shipping is an estimate until then, too. `isShippingKnown` is
 * false where something cannot come as it is chosen, for its address, its store or its installation: what it will cost is
 * then missing from the sum, which holds the shipping of the rest.
 */
export function toSummaryRows(
  summary: OrderSummary,
  { isTaxKnown, isTaxInPart = false, isShippingKnown = true }: SummaryKnowledge,
): SummaryRow[] {
  const { subtotal, services, shipping, surcharge, discount, promoCode, tax, isTaxExempt } = summary;
  // What is known of it is in the total.
  const taxAmount = isTaxKnown || tax > 0 ? tax : "Calculated in checkout";
  const someTaxLabel = isTaxInPart ? "Tax so far" : "Estimated tax";
  const rows: Array<SummaryRow | null> = [
    { label: "Subtotal", amount: subtotal },
    // Gift wrap and installation are no part of the subtotal.
    services === 0 ? null : { label: "Services", amount: services },
    discount === 0 ? null : { label: promoCode ? `Discount (${promoCode})` : "Discount", amount: -discount },
    {
      label: (isShippingKnown ? isTaxKnown : shipping === 0) ? "Shipping" : "Estimated shipping",
      amount: shipping || (isShippingKnown ? "Free" : "Not known yet"),
    },
    surcharge === 0 ? null : { label: "Shipping surcharge", amount: surcharge },
    { label: isTaxKnown || tax === 0 ? "Tax" : someTaxLabel, amount: isTaxExempt ? "Exempt" : taxAmount },
  ];
  return rows.filter((row) => row !== null);
}

/** What the sum of these lines is called, by what of it is not known yet. */
export function toTotalLabel(
  { tax, shipping, isTaxExempt }: OrderSummary,
  { isTaxKnown, isTaxInPart, isShippingKnown }: Required<SummaryKnowledge>,
): string {
  if (isTaxKnown || isTaxExempt) {
    if (isShippingKnown) return "Total";
    // Without what cannot come as it is chosen, and maybe without any shipping.
    return shipping > 0 ? "Estimated total" : "Total before shipping";
  }
  if (tax === 0) return "Total before tax";
  return isTaxInPart ? "Total so far" : "Estimated total";
}

/** The lines below the total: what pays a part of it already, in cents. */
export function toTenderRows({ tendersTotal, rewardsTotal }: OrderSummary): SummaryRow[] {
  const rows = [
    { label: "Reward certificates", amount: -rewardsTotal },
    { label: "Gift cards", amount: rewardsTotal - tendersTotal },
  ];
  return rows.filter(({ amount }) => amount !== 0);
}
