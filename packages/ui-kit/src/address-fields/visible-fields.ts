import type { AddressField, AddressFieldName, AddressRules } from "./address-field.ts";
import { addressFields } from "./address-field-table.ts";

export interface VisibleFieldsOptions extends AddressRules {
  /** The fields to show; all by default. */
  readonly names?: readonly AddressFieldName[] | undefined;
  /** Whether the e-mail address is one of the fields. */
  readonly hasEmail: boolean;
}

/** The fields of one form, in order. */
export function getVisibleFields({ names, hasEmail, ...rules }: VisibleFieldsOptions): readonly AddressField[] {
  return addressFields(rules).filter(
    ({ name }) => (names?.includes(name) ?? true) && (hasEmail || name !== "emailAddress"),
  );
}
