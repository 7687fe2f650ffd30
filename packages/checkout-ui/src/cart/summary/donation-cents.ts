import { isDonation } from "@store/contract/shared";
import { parsePrice } from "@store/price-format";

const amountText = "Enter an amount from $1 to $500.";

/** A typed amount in cents; what is none is 0. */
export function donationCents(typed: string): number {
  const parse = parsePrice(typed);
  return parse.ok ? parse.cents : 0;
}

/** What is wrong with a typed amount; null when it can be given. */
export function checkDonation(typed: string): string | null {
  return isDonation(donationCents(typed)) ? null : amountText;
}
