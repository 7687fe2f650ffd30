import type { Address } from "@store/contract/shared";
import { type AddressFieldName, toDraft } from "@store/ui-kit/address-fields";

/** Whether two addresses are the same for the shopper: every field of the form, a missing one equal to an empty one, and the country. */
export function isSameAddress(one: Partial<Address> | null, other: Partial<Address> | null): boolean {
  if (one === null || other === null) return one === other;
  const first = toDraft(one);
  const second = toDraft(other);
  const names = Object.keys(first) as AddressFieldName[]; // `toDraft` makes exactly these keys
  const isSameCountry = one.country === undefined || other.country === undefined || one.country === other.country;
  return isSameCountry && names.every((name) => first[name] === second[name]);
}
