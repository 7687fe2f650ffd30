import { typedCodeLimits } from "@store/contract/shared";
import { normalizeCode, toTooLongText } from "@store/postal-and-address";
import type { TenderSection } from "../step-work/step-outcome.ts";

interface FieldRule {
  readonly pattern: RegExp;
  /** The most characters that the service takes, with spaces and dashes. */
  readonly max: number;
  readonly missing: string;
  readonly malformed: string;
}

// With the service's messages.
const giftCardNumber: FieldRule = {
  pattern: /^\d{16}$/,
  max: typedCodeLimits.giftCard,
  missing: "Please enter a gift card number.",
  malformed: "The gift card number you entered is not valid. It has 16 digits.",
};
const giftCardPin: FieldRule = {
  pattern: /^\d{4}$/,
  max: typedCodeLimits.pin,
  missing: "Please enter the PIN of your gift card.",
  malformed: "The PIN you entered is not valid. It has 4 digits.",
};
const tenderCode: FieldRule = {
  pattern: /^[\dA-Z]{12}$/,
  max: typedCodeLimits.tender,
  missing: "Please enter a tender code.",
  malformed: "The tender code you entered is not valid. It has 12 letters and digits.",
};
const promoCode: FieldRule = {
  pattern: /./,
  max: typedCodeLimits.promo,
  missing: "Please enter a promo code.",
  malformed: "",
};

const rules: Readonly<Record<TenderSection, Readonly<Record<string, FieldRule>>>> = {
  giftCard: { number: giftCardNumber, pin: giftCardPin },
  tenderCode: { code: tenderCode },
  promo: { code: promoCode },
  certificate: {},
  taxExemption: {},
};

type FieldValues = Readonly<Record<string, string>>;

/** The error of each impossible field; spaces and dashes between characters are allowed. */
export function findTenderErrors(section: TenderSection, values: FieldValues): FieldValues {
  const errors = Object.entries(rules[section]).flatMap(([name, { pattern, max, missing, malformed }]) => {
    const typed = values[name] ?? "";
    const code = normalizeCode(typed).replaceAll("-", "");
    if (code === "") return [[name, missing]];
    if (!pattern.test(code)) return [[name, malformed]];
    return typed.trim().length > max ? [[name, toTooLongText(max)]] : [];
  });
  return Object.fromEntries(errors);
}

/** The fields of a submitted section, or their errors by field name. */
export function checkTenderFields(
  section: TenderSection,
  read: (name: string) => string | null,
): { readonly ok: true; readonly values: FieldValues } | { readonly ok: false; readonly errors: FieldValues } {
  const values = Object.fromEntries(
    Object.keys(rules[section]).map((name) => [name, (read(`${section}.${name}`) ?? "").trim()]),
  );
  const errors = Object.entries(findTenderErrors(section, values));
  if (errors.length === 0) return { ok: true, values };
  return { ok: false, errors: Object.fromEntries(errors.map(([name, text]) => [`${section}.${name}`, text])) };
}
