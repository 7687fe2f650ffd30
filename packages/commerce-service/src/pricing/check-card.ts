import {
  type CardRange,
  type CardType,
  cardMessages,
  cardTypes,
  checkCardNumber,
  checkExpiry,
  checkSecurityCode,
  type YearMonth,
} from "@store/card-validation";
import type { CardEntry } from "@store/contract/payment/requests";
import type { CardChoice } from "../database/tables/basket-documents.ts";
import { toStoreTime } from "../delivery/rules/to-store-time.ts";
import type { TypedCard } from "../ports/payments.ts";

/**
 * The sample number ranges of the store's own cards. The `cardBins` of the form name the same ranges, so that both
 * accept the same cards.
 */
export const cardBins: readonly CardRange[] = [
  { prefix: "9001", type: "Proprietary" },
  { prefix: "9002", type: "PLCCSynchrony" },
  { prefix: "9003", type: "Imprint" },
  { prefix: "52999001", type: "CoBrandMasterCard" },
  { prefix: "52989001", type: "CoBrandMasterCard", isReissued: true },
];

/** A valid typed card, or its first error with the message of the form. */
type CardCheck =
  | { ok: true; type: CardType; card: TypedCard }
  | { ok: false; field: "number" | "expiry" | "securityCode"; message: string; isReissued: boolean };

/**
 * Checks a typed card by its own digits: type, last four digits and expiry are computed here, whatever the request
 * says. A store card has neither date nor code, and a reissued card is refused.
 */
export function checkCard({ number, expMonth, expYear, cvv }: CardEntry, { today }: { today: YearMonth }): CardCheck {
  const numberCheck = checkCardNumber(number, { bins: cardBins, luhn: true });
  if (numberCheck.state !== "valid") {
    const { problem } = numberCheck;
    return { ...refused("number", cardMessages.number[problem]), isReissued: problem === "reissued" };
  }
  const { type, digits } = numberCheck;
  const expiry = checkExpiry(`${expMonth}/${expYear}`, { today });
  if (cardTypes[type].hasExpiry && expiry.state !== "valid") {
    // A month or a year of zeros has the text of a blank one.
    const isBlank = Number(expMonth) === 0 || Number(expYear) === 0;
    return refused("expiry", cardMessages.expiry[isBlank ? "empty" : expiry.problem]);
  }
  const code = checkSecurityCode(cvv, type);
  if (code.state !== "valid") return refused("securityCode", cardMessages.securityCode[code.problem]);
  const hasDate = cardTypes[type].hasExpiry && expiry.state === "valid";
  return {
    ok: true,
    type,
    card: {
      number: digits,
      expMonth: hasDate ? String(expiry.month).padStart(2, "0") : noDate,
      expYear: hasDate ? String(expiry.year) : noDate,
      securityCode: code.code,
    },
  };
}

/** Month and year of a card without a date. */
const noDate = "0";

function refused(field: "number" | "expiry" | "securityCode", message: string) {
  return { ok: false, field, message, isReissued: false } as const;
}

/**
 * Whether an applied card may still pay: it is valid through the last day of its month, America/Chicago; a store card
 * has no date and is always valid.
 */
export function isCardUsable(
  { type, expMonth, expYear }: Pick<CardChoice, "type" | "expMonth" | "expYear">,
  now: Date,
): boolean {
  if (!cardTypes[type].hasExpiry) return true;
  return checkExpiry(`${expMonth}/${expYear}`, { today: toStoreTime(now) }).state === "valid";
}

/** The type of a typed card by its own digits, whatever the request says; null if they are invalid. */
export function parseCardType({ number }: Pick<CardEntry, "number">): CardType | null {
  const check = checkCardNumber(number, { bins: cardBins, luhn: true });
  return check.state === "valid" ? check.type : null;
}
