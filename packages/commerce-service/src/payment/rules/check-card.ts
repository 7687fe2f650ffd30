import {
  type CardType,
  cardMessages,
  checkCardNumber,
  checkExpiry,
  checkSecurityCode,
  type YearMonth,
} from "@store/card-validation";
import type { CardEntry } from "@store/contract/payment/requests";
import type { TypedCard } from "../../ports/payments.ts";

/** A typed card that may be handed to the processor, or the first field that is wrong in the words of the form. */
export type CardCheck =
  | { ok: true; type: CardType; card: TypedCard }
  | { ok: false; field: "number" | "expiry" | "securityCode"; message: string };

/**
 * Judges a typed card by its own digits: the type, the last four and whether it has expired are worked out here,
 * whatever the request says [PAY-35, PAY-36, PAY-38 to PAY-42].
 */
export function checkCard({ number, expMonth, expYear, cvv }: CardEntry, { today }: { today: YearMonth }): CardCheck {
  const numberCheck = checkCardNumber(number, { luhn: true });
  if (numberCheck.state !== "valid") {
    return { ok: false, field: "number", message: cardMessages.number[numberCheck.problem] };
  }
  const expiry = checkExpiry(`${expMonth}/${expYear}`, { today });
  if (expiry.state !== "valid") return { ok: false, field: "expiry", message: cardMessages.expiry[expiry.problem] };
  const code = checkSecurityCode(cvv, numberCheck.type);
  if (code.state !== "valid") {
    return { ok: false, field: "securityCode", message: cardMessages.securityCode[code.problem] };
  }
  return {
    ok: true,
    type: numberCheck.type,
    card: {
      number: numberCheck.digits,
      expMonth: String(expiry.month).padStart(2, "0"),
      expYear: String(expiry.year),
      securityCode: code.code,
    },
  };
}
