import { cardTypes, checkExpiry } from "@store/card-validation";
import type { BasketCardRow } from "../../database/schema.ts";
import { toStoreTime } from "../../delivery/rules/to-store-time.ts";

/**
 * Whether a card of the basket may still pay: it is good through the last day of its month, America/Chicago (AMB-078); a
 * store card has no date and is good always [PAY-27].
 */
export function isCardUsable(
  { card_type, exp_month, exp_year }: Pick<BasketCardRow, "card_type" | "exp_month" | "exp_year">,
  now: Date,
): boolean {
  if (!cardTypes[card_type].hasExpiry) return true;
  return checkExpiry(`${exp_month}/${exp_year}`, { today: toStoreTime(now) }).state === "valid";
}
