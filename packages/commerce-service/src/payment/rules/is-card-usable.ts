import { checkExpiry } from "@store/card-validation";
import { toStoreTime } from "../../checkout/rules/to-store-time.ts";
import type { BasketCardRow } from "../../database/schema.ts";

/** Whether a card of the basket may still pay: it is good through the last day of its month, America/Chicago (AMB-078). */
export function isCardUsable(
  { exp_month, exp_year }: Pick<BasketCardRow, "exp_month" | "exp_year">,
  now: Date,
): boolean {
  return checkExpiry(`${exp_month}/${exp_year}`, { today: toStoreTime(now) }).state === "valid";
}
