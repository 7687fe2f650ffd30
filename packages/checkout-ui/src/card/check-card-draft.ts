import {
  type CardRange,
  cardMessages,
  cardTypes,
  checkCardNumber,
  checkExpiry,
  checkSecurityCode,
  formatExpiry,
  type YearMonth,
} from "@store/card-validation";
import type { SavePayment } from "@store/contract/payment/requests";

/** A card while it is being typed; it exists only in the form's memory. */
export interface CardDraft {
  readonly number: string;
  readonly expiry: string;
  readonly securityCode: string;
}
export type CardField = keyof CardDraft;
export type CardEntry = NonNullable<SavePayment["cardOneData"]>;
export type CardProblems = Readonly<Partial<Record<CardField, string>>>;

export interface CardRules {
  readonly bins: readonly CardRange[];
  readonly luhn: boolean;
  readonly today: YearMonth;
}

/** The fields in the order in which an invalid one gets the focus. */
export const cardFieldOrder: readonly CardField[] = ["number", "expiry", "securityCode"];

/** The error of each field of a draft; fields that a store card does not have are never invalid. */
export function cardProblems(draft: CardDraft, { bins, luhn, today }: CardRules): CardProblems {
  const number = checkCardNumber(draft.number, { bins, luhn });
  const expiry = checkExpiry(draft.expiry, { today });
  const code = checkSecurityCode(draft.securityCode, number.type);
  return {
    ...(number.state !== "valid" && { number: cardMessages.number[number.problem] }),
    ...(expiry.state !== "valid" &&
      cardTypes[number.type].hasExpiry && {
        // A month or a year of zeros has the text of a blank one.
        expiry: cardMessages.expiry[/^00|00$/.test(formatExpiry(draft.expiry)) ? "empty" : expiry.problem],
      }),
    ...(code.state !== "valid" && { securityCode: cardMessages.securityCode[code.problem] }),
  };
}

/**
 * Checks a typed card. Returns the entry to send, or a message for each invalid field. The number has no spaces, the
 * year four digits; a store card has neither date nor code: "0" and an empty string.
 */
export function checkCardDraft(
  draft: CardDraft,
  rules: CardRules,
): { readonly ok: true; readonly entry: CardEntry } | { readonly ok: false; readonly problems: CardProblems } {
  const problems = cardProblems(draft, rules);
  const number = checkCardNumber(draft.number, { bins: rules.bins, luhn: rules.luhn });
  if (number.state !== "valid" || Object.keys(problems).length > 0) return { ok: false, problems };

  const expiry = checkExpiry(draft.expiry, { today: rules.today });
  const hasExpiry = cardTypes[number.type].hasExpiry && expiry.state === "valid";
  const code = checkSecurityCode(draft.securityCode, number.type);
  return {
    ok: true,
    entry: {
      type: number.type,
      number: number.digits,
      expMonth: hasExpiry ? String(expiry.month).padStart(2, "0") : "0",
      expYear: hasExpiry ? String(expiry.year) : "0",
      cvv: code.state === "valid" ? code.code : "",
      saveToAccount: false,
      isExpired: false,
      lastFour: number.digits.slice(-4),
    },
  };
}
