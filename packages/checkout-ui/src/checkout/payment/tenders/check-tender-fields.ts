import { normalizeCode } from "@store/postal-and-address";

/** A section of the payment step for a tender or code. */
export type TenderSection = "giftCard" | "tenderCode" | "certificate" | "promo" | "taxExemption";

interface FieldRule {
  readonly pattern: RegExp;
  readonly missing: string;
  readonly malformed: string;
}

// With the service's messages.
const giftCardNumber: FieldRule = {
  pattern: /^\d{16}$/,
  missing: "Please enter a gift card number.",
  malformed: "The gift card number you entered is not valid. It has 16 digits.",
};
const giftCardPin: FieldRule = {
  pattern: /^\d{4}$/,
  missing: "Please enter the PIN of your gift card.",
  malformed: "The PIN you entered is not valid. It has 4 digits.",
};
const tenderCode: FieldRule = {
  pattern: /^[\dA-Z]{12}$/,
  missing: "Please enter a tender code.",
  malformed: "The tender code you entered is not valid. It has 12 letters and digits.",
};
const promoCode: FieldRule = { pattern: /./, missing: "Please enter a promo code.", malformed: "" };

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
  const errors = Object.entries(rules[section]).flatMap(([name, { pattern, missing, malformed }]) => {
    const typed = normalizeCode(values[name] ?? "").replaceAll("-", "");
    if (pattern.test(typed)) return [];
    return [[name, typed === "" ? missing : malformed]];
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
