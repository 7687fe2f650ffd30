import { toPlainNumber } from "../hash-number.ts";

/** A field in which something that pays is typed. */
export type TenderField = "giftCardNumber" | "giftCardPin" | "tenderCode" | "certificateNumber";

/** What was typed, plain, as it is hashed; or what stands at the field. */
type TenderFieldCheck = { ok: true; value: string } | { ok: false; problem: "missing" | "malformed"; message: string };

interface FieldForm {
  pattern: RegExp;
  missing: string;
  malformed: string;
}

const forms: Readonly<Record<TenderField, FieldForm>> = {
  giftCardNumber: {
    pattern: /^\d{16}$/,
    missing: "Please enter a gift card number.",
    malformed: "The gift card number you entered is not valid. It has 16 digits.",
  },
  giftCardPin: {
    pattern: /^\d{4}$/,
    missing: "Please enter the PIN of your gift card.",
    malformed: "The PIN you entered is not valid. It has 4 digits.",
  },
  tenderCode: {
    pattern: /^[\dA-Z]{12}$/,
    missing: "Please enter a tender code.",
    malformed: "The tender code you entered is not valid. It has 12 letters and digits.",
  },
  certificateNumber: {
    pattern: /^\d{16}$/,
    missing: "Please enter a certificate number.",
    malformed: "The certificate number you entered is not valid. It has 16 digits.",
  },
};

/** Whether a text can be the number, PIN or code of something that pays; blanks and dashes of any kind between are fine. */
export function checkTenderField(field: TenderField, typed: string): TenderFieldCheck {
  const value = toPlainNumber(typed.normalize("NFKC").replace(/\p{Dash_Punctuation}/gu, "-"));
  const { pattern, missing, malformed } = forms[field];
  if (pattern.test(value)) return { ok: true, value };
  if (value === "") return { ok: false, problem: "missing", message: missing };
  return { ok: false, problem: "malformed", message: malformed };
}
