import type { FieldCheck } from "@store/postal-and-address";
import type { AddressField, AddressFieldName } from "./address-field.ts";

/** An address while it is being typed. */
export type AddressDraft = Readonly<Record<AddressFieldName, string>>;
/** A message for each invalid field. */
export type AddressProblems = Readonly<Partial<Record<AddressFieldName, string>>>;

type Unasked = "address2" | "emailAddress";

/** A valid address; optional fields that are empty are omitted. */
export type CheckedAddress = Omit<AddressDraft, Unasked> & Partial<Pick<AddressDraft, Unasked>>;

/** Any known fields of an address; other keys are ignored. */
export type KnownAddress = Readonly<Partial<Record<AddressFieldName, string | undefined>>>;

/** The draft a form starts with: a known address, or empty fields. */
export function toDraft(address: KnownAddress | null | undefined): AddressDraft {
  const { firstName = "", lastName = "", address1 = "", address2 = "", city = "" } = address ?? {};
  const { state = "", postalCode = "", dayPhone = "", emailAddress = "" } = address ?? {};
  return { firstName, lastName, address1, address2, city, state, postalCode, dayPhone, emailAddress };
}

/** The error of one field, or null. */
export function problemOf(field: AddressField, value: string): string | null {
  const check = field.check(value);
  return check.ok ? null : field.message(value, check.problem);
}

/** A draft with every field normalized, as on blur. */
export function normalizeDraft(draft: AddressDraft, fields: readonly AddressField[]): AddressDraft {
  return { ...draft, ...Object.fromEntries(fields.map(({ name, normalize }) => [name, normalize(draft[name])])) };
}

/**
 * Normalizes a value that was pasted or autofilled if that makes it valid. Otherwise it stays as it is, since the
 * shopper may continue typing ("jane.", "Saint ").
 */
export function normalizeOnPaste({ normalize, check }: AddressField, value: string): string {
  const normalized = normalize(value);
  const isOnlyCut = value.startsWith(normalized) && !/[\p{L}\p{N}]/u.test(value.slice(normalized.length));
  return check(normalized).ok && !isOnlyCut ? normalized : value;
}

/** A message for each invalid field of a draft. */
export function findProblems(draft: AddressDraft, fields: readonly AddressField[]): AddressProblems {
  const problems = fields.map((field) => [field.name, problemOf(field, draft[field.name])] as const);
  return Object.fromEntries(problems.filter(([, problem]) => problem !== null));
}

/** Checks a whole draft. Returns the values to send, or a message for each invalid field. */
export function checkDraft(
  draft: AddressDraft,
  fields: readonly AddressField[],
):
  | { readonly ok: true; readonly address: CheckedAddress }
  | { readonly ok: false; readonly problems: AddressProblems } {
  const problems = findProblems(draft, fields);
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  const values = fields.map(({ name, check }) => [name, toChecked(check(draft[name]))]);
  const { address2, emailAddress, ...rest } = toDraft(Object.fromEntries(values));
  return { ok: true, address: { ...rest, ...(address2 && { address2 }), ...(emailAddress && { emailAddress }) } };
}

function toChecked(check: FieldCheck): string {
  return check.ok ? check.value : "";
}
