import type { PersonalizationRule } from "../../database/tables/product.ts";

/** How a product is personalised on one site; the fee in cents of its currency. */
export interface Personalization extends Omit<PersonalizationRule, "feeCents"> {
  feeCents: number;
}

/** What one item of a line costs in cents: the offer and the fee for its text, or the amount that is given. */
export function toUnitPrice(
  offerCents: number,
  line: { donationCents: number | null; personalizationText: string | null; personalization: Personalization | null },
): number {
  if (line.donationCents !== null) return line.donationCents;
  return offerCents + (line.personalizationText === null ? 0 : (line.personalization?.feeCents ?? 0));
}
