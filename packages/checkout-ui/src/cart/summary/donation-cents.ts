import { isDonation } from "@store/contract/shared";
import { toPlainDigits } from "@store/postal-and-address";
import { parsePrice } from "@store/price-format";

const amountText = "Enter an amount from $1 to $500.";

/** A typed amount in cents; 0 if it is invalid. */
export function donationCents(typed: string): number {
  const parse = parsePrice(toPlainDigits(typed));
  return parse.ok ? parse.cents : 0;
}

/** The error of a typed amount; null if it is valid. */
export function checkDonation(typed: string): string | null {
  return isDonation(donationCents(typed)) ? null : amountText;
}
