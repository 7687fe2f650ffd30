import type { Address } from "@store/contract/shared";
import type { AddressField, AddressFieldName } from "./address-field.ts";

/** An address while it is typed. */
export type AddressDraft = Readonly<Record<AddressFieldName, string>>;
export type AddressProblems = Readonly<Partial<Record<AddressFieldName, string>>>;

/** The draft a form starts with: a known address, or empty fields. */
export function toDraft(address: Partial<Address> | null | undefined): AddressDraft {
  const { firstName = "", lastName = "", address1 = "", address2 = "", city = "" } = address ?? {};
  const { state = "", postalCode = "", dayPhone = "", emailAddress = "" } = address ?? {};
  return { firstName, lastName, address1, address2, city, state, postalCode, dayPhone, emailAddress };
}

/** What is wrong with one field, or null. */
export function problemOf(field: AddressField, value: string): string | null {
  const check = field.check(value);
  return check.ok ? null : field.message(value, check.problem);
}

/** Judges a whole draft: the address to send, every value as its check answers it, or a text per failing field. */
export function checkDraft(
  draft: AddressDraft,
  fields: readonly AddressField[],
  country: Address["country"],
): { readonly ok: true; readonly address: Address } | { readonly ok: false; readonly problems: AddressProblems } {
  const problems: Partial<Record<AddressFieldName, string>> = {};
  const values: Partial<Record<AddressFieldName, string>> = {};
  for (const field of fields) {
    const check = field.check(draft[field.name]);
    if (check.ok) values[field.name] = check.value;
    else problems[field.name] = field.message(draft[field.name], check.problem);
  }
  if (Object.keys(problems).length > 0) return { ok: false, problems };

  const { address2, emailAddress, ...rest } = toDraft(values);
  return {
    ok: true,
    address: { ...rest, country, ...(address2 && { address2 }), ...(emailAddress && { emailAddress }) },
  };
}

/** Whether two addresses are the same for the shopper: every field of the form, a missing one equal to an empty one. */
export function isSameAddress(one: Partial<Address> | null, other: Partial<Address> | null): boolean {
  if (one === null || other === null) return one === other;
  const first = toDraft(one);
  const second = toDraft(other);
  const names = Object.keys(first) as AddressFieldName[]; // `toDraft` makes exactly these keys
  return names.every((name) => first[name] === second[name]);
}
