import { normalizeCode } from "@store/postal-and-address";
import type { BasketCall } from "../basket/basket-call.ts";
import type { TenderRecord } from "../basket/basket-context.ts";
import type { TenderKind } from "../pricing/tender-refusal.ts";
import { type HashedKind, hashNumber, hashPin, toPlainNumber } from "./hash-number.ts";

/** An input field of a tender. */
type TenderField = "giftCardNumber" | "giftCardPin" | "tenderCode" | "certificateNumber";

/** The normalized input for hashing, or the problem of the field. */
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

/** Whether a text can be the number, PIN or code of a tender; spaces and dashes are allowed. */
export function checkTenderField(field: TenderField, typed: string): TenderFieldCheck {
  const value = toPlainNumber(normalizeCode(typed));
  const { pattern, missing, malformed } = forms[field];
  if (pattern.test(value)) return { ok: true, value };
  if (value === "") return { ok: false, problem: "missing", message: missing };
  return { ok: false, problem: "malformed", message: malformed };
}

const fields: Readonly<Record<TenderKind, { field: TenderField; hashed: HashedKind; problem: string }>> = {
  giftCard: { field: "giftCardNumber", hashed: "giftCard", problem: "GiftCardNotFound" },
  tenderCode: { field: "tenderCode", hashed: "tenderCode", problem: "TenderCodeNotFound" },
  certificate: { field: "certificateNumber", hashed: "rewardCertificate", problem: "CertificateNotFound" },
};

/** The normalized input of a tender, or the problem of a field. */
type ParsedTender =
  | { ok: true; kind: TenderKind; number: string; pin: string | null }
  | { ok: false; errorCode: string; message: string };

/** A typed tender by its hashes, without its number and PIN. */
export interface HashedTender {
  kind: TenderKind;
  numberHash: string;
  pinHash: TenderRecord["pinHash"];
}

/** Parses a typed tender. Cheap: the expensive hashing comes after the checks. */
export function parseTender(kind: TenderKind, number: string, pin?: string): ParsedTender {
  const { field, problem } = fields[kind];
  const numberCheck = checkTenderField(field, number);
  if (!numberCheck.ok) return { ok: false, errorCode: problem, message: numberCheck.message };
  if (pin === undefined) return { ok: true, kind, number: numberCheck.value, pin: null };
  const pinCheck = checkTenderField("giftCardPin", pin);
  if (!pinCheck.ok) return { ok: false, errorCode: problem, message: pinCheck.message };
  return { ok: true, kind, number: numberCheck.value, pin: pinCheck.value };
}

/** Hashes a typed tender, once, and reads its data. Only after the checks, with a try left. */
export async function loadTender(
  { kind, number, pin }: Extract<ParsedTender, { ok: true }>,
  context: Pick<BasketCall, "lookUp">,
): Promise<HashedTender> {
  const [numberHash, pinHash] = await Promise.all([
    hashNumber(fields[kind].hashed, number),
    pin === null ? null : hashPin(pin, { number }),
  ]);
  await context.lookUp({ tenderHashes: [numberHash] });
  return { kind, numberHash, pinHash };
}

/**
 * The hash of a number that names an applied tender instead of its reference; null if no applied one has its last four
 * digits.
 */
export async function hashAppliedNumber(
  kind: TenderKind,
  typed: string,
  { snapshot }: Pick<BasketCall, "snapshot">,
): Promise<string | null> {
  const read = parseTender(kind, typed);
  const applied = (snapshot.loaded?.basket.choices.tenders ?? []).filter((tender) => tender.kind === kind);
  if (!read.ok || !applied.some(({ lastFour }) => read.number.endsWith(lastFour))) return null;
  return hashNumber(fields[kind].hashed, read.number);
}
