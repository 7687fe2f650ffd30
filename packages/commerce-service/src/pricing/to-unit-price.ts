import type { Personalization } from "../../designs/line-design.ts";

/** The unit price of a line in cents: the offer and the fee for its text, or the amount of a donation. */
export function toUnitPrice(
  offerCents: number,
  line: { donationCents: number | null; personalizationText: string | null; personalization: Personalization | null },
): number {
  if (line.donationCents !== null) return line.donationCents;
  return offerCents + (line.personalizationText === null ? 0 : (line.personalization?.feeCents ?? 0));
}
