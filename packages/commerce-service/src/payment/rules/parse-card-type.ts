import { checkCardNumber } from "@store/card-validation";
import type { CardTypeName } from "@store/contract/payment";
import type { CardEntry } from "@store/contract/payment/requests";
import { cardBins } from "../../pricing/check-card.ts";

/** The type of a typed card by its own digits, whatever the request says; null if they are invalid. */
export function parseCardType({ number }: Pick<CardEntry, "number">): CardTypeName | null {
  const check = checkCardNumber(number, { bins: cardBins, luhn: true });
  return check.state === "valid" ? check.type : null;
}
