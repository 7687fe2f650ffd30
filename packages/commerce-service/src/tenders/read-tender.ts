import { type HashedKind, hashNumber, hashPin } from "./hash-number.ts";
import { checkTenderField, type TenderField } from "./rules/check-tender-field.ts";
import type { TenderKind } from "./rules/tender-kind.ts";

const fields: Readonly<Record<TenderKind, { field: TenderField; hashed: HashedKind; problem: string }>> = {
  giftCard: { field: "giftCardNumber", hashed: "giftCard", problem: "GiftCardNotFound" },
  tenderCode: { field: "tenderCode", hashed: "tenderCode", problem: "TenderCodeNotFound" },
  certificate: { field: "certificateNumber", hashed: "rewardCertificate", problem: "CertificateNotFound" },
};

/** What was typed of a tender, by its hashes; or what stands at the field that cannot be one. */
export type ReadTender =
  | { ok: true; kind: TenderKind; numberHash: string; pinHash: string | null }
  | { ok: false; errorCode: string; message: string };

/** Reads what was typed of a tender. Number and PIN are forgotten here: from now on it is known by its hashes. */
export async function readTender(kind: TenderKind, number: string, pin?: string): Promise<ReadTender> {
  const { field, hashed, problem } = fields[kind];
  const numberCheck = checkTenderField(field, number);
  if (!numberCheck.ok) return { ok: false, errorCode: problem, message: numberCheck.message };
  const numberHash = await hashNumber(hashed, numberCheck.value);
  if (pin === undefined) return { ok: true, kind, numberHash, pinHash: null };
  const pinCheck = checkTenderField("giftCardPin", pin);
  if (!pinCheck.ok) return { ok: false, errorCode: "GiftCardPinInvalid", message: pinCheck.message };
  return { ok: true, kind, numberHash, pinHash: await hashPin(pinCheck.value, { number: numberCheck.value }) };
}

/** The hash to look a typed number up by; none when it cannot be one. */
export async function toTenderHashes(kind: TenderKind, typed: string): Promise<string[]> {
  const read = await readTender(kind, typed);
  return read.ok ? [read.numberHash] : [];
}
