import { isDonation } from "@store/contract/shared";
import { toPlainDigits } from "@store/postal-and-address";
import { parsePrice } from "@store/price-format";

/** The amount of a donation in cents; undefined outside of its limits. A typed amount has priority over a selected one. */
export function readDonation(fields: FormData): number | undefined {
  const read = (name: string) => toPlainDigits(String(fields.get(name) ?? "")).trim();
  const amount = parsePrice(read("otherAmount") || read("amount"));
  return amount.ok && isDonation(amount.cents) ? amount.cents : undefined;
}

/** What is wrong with the amount of a donation; null if it can be donated. */
export function findAmountProblem(fields: FormData): string | null {
  return readDonation(fields) === undefined ? "Please enter an amount from $1 to $500." : null;
}
