import type { PersonalizationRule } from "../../database/tables/product.ts";

/** The personalization of a product on one site; the fee in cents of its currency. */
export interface Personalization extends Omit<PersonalizationRule, "feeCents"> {
  feeCents: number;
}

/** The unit price of a line in cents: the offer and the fee for its text, or the amount of a donation. */
export function toUnitPrice(
  offerCents: number,
  line: { donationCents: number | null; personalizationText: string | null; personalization: Personalization | null },
): number {
  if (line.donationCents !== null) return line.donationCents;
  return offerCents + (line.personalizationText === null ? 0 : (line.personalization?.feeCents ?? 0));
}
