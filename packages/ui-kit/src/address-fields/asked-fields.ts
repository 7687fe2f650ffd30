import type { AddressField, AddressFieldName, AddressRules } from "./address-field.ts";
import { addressFields } from "./address-field-table.ts";

export interface AskedFieldsOptions extends AddressRules {
  /** The fields to ask for; all of them unless told. */
  readonly names?: readonly AddressFieldName[] | undefined;
  /** Whether the e-mail address is one of the fields. */
  readonly asksEmail: boolean;
}

/** The fields that one form asks for, in their order. */
export function askedFields({ names, asksEmail, ...rules }: AskedFieldsOptions): readonly AddressField[] {
  return addressFields(rules).filter(
    ({ name }) => (names?.includes(name) ?? true) && (asksEmail || name !== "emailAddress"),
  );
}
