import type { OrderSummary } from "@store/contract/shared";

/** One row of a summary; an unknown amount is a text. */
export interface SummaryRow {
  readonly label: string;
  readonly amount: number | string;
}

export interface SummaryKnowledge {
  readonly isTaxKnown: boolean;
  /** Only pickups are taxed so far, at their store: the other destinations are unknown. */
  readonly isTaxInPart?: boolean;
  readonly isShippingKnown?: boolean;
}

/**
 * The rows above the total, in cents: always subtotal, shipping and tax; other zero amounts are omitted. `isTaxKnown`
 * is false until there is an address to tax; until then shipping is an estimate, too. `isShippingKnown` is false if an
 * item cannot be delivered as selected, because of its address, its store or its installation: then the sum has only
 * the shipping of the other items.
 */
export function toSummaryRows(
  summary: OrderSummary,
  { isTaxKnown, isTaxInPart = false, isShippingKnown = true }: SummaryKnowledge,
): SummaryRow[] {
  const { subtotal, services, shipping, surcharge, discount, promoCode, tax, isTaxExempt } = summary;
  // The known part of it is in the total.
  const taxAmount = isTaxKnown || tax > 0 ? tax : "Calculated in checkout";
  const someTaxLabel = isTaxInPart ? "Tax so far" : "Estimated tax";
  const rows: Array<SummaryRow | null> = [
    { label: "Subtotal", amount: subtotal },
    // Gift wrap and installation are not part of the subtotal.
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

/** The label of the sum, depending on what is not known yet. */
export function toTotalLabel(
  { tax, shipping, isTaxExempt }: OrderSummary,
  { isTaxKnown, isTaxInPart, isShippingKnown }: Required<SummaryKnowledge>,
): string {
  if (isTaxKnown || isTaxExempt) {
    if (isShippingKnown) return "Total";
    // Without items that cannot be delivered as selected, and possibly without any shipping.
    return shipping > 0 ? "Estimated total" : "Total before shipping";
  }
  if (tax === 0) return "Total before tax";
  return isTaxInPart ? "Total so far" : "Estimated total";
}

/** The rows below the total: amounts that are already paid, in cents. */
export function toTenderRows({ tendersTotal, rewardsTotal }: OrderSummary): SummaryRow[] {
  const rows = [
    { label: "Reward certificates", amount: -rewardsTotal },
    { label: "Gift cards", amount: rewardsTotal - tendersTotal },
  ];
  return rows.filter(({ amount }) => amount !== 0);
}
