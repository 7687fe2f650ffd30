import type { LineOptions } from "../line-options/line-options.ts";
import type { Personalization } from "../line-options/line-personalization.ts";

/** The unit price of a line in cents: the offer and the fee for its text, or the amount of a donation. */
export function toUnitPrice(
  offerCents: number,
  {
    options: { donationCents, text },
    personalization,
  }: { options: LineOptions; personalization: Personalization | null },
): number {
  if (donationCents !== undefined) return donationCents;
  return offerCents + (text === undefined ? 0 : (personalization?.feeCents ?? 0));
}
