import { cardTypes, checkExpiry } from "@store/card-validation";
import type { CardChoice } from "../../basket/basket.ts";
import { toStoreTime } from "../../delivery/rules/to-store-time.ts";

/**
 * Whether a card of the basket may still pay: it is good through the last day of its month, America/Chicago (AMB-078); a
 * store card has no date and is good always [PAY-27].
 */
export function isCardUsable(
  { type, expMonth, expYear }: Pick<CardChoice, "type" | "expMonth" | "expYear">,
  now: Date,
): boolean {
  if (!cardTypes[type].hasExpiry) return true;
  return checkExpiry(`${expMonth}/${expYear}`, { today: toStoreTime(now) }).state === "valid";
}
