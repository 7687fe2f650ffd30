import { Field } from "../field/field.tsx";
import { Select } from "../select/select.tsx";
import type { AddressFieldsState } from "./use-address-fields.ts";

export {
  type AddressDraft,
  type AddressProblems,
  type CheckedAddress,
  checkDraft,
  type KnownAddress,
  normalizeDraft,
  problemOf,
  toDraft,
} from "./address-draft.ts";
export type { AddressField, AddressFieldName, AddressRules } from "./address-field.ts";
export { addressFields } from "./address-field-table.ts";
export { type AddressFieldsOptions, type AddressFieldsState, useAddressFields } from "./use-address-fields.ts";
export { getVisibleFields } from "./visible-fields.ts";

/** The address fields of a country, in its order and with its labels, to be placed in a form. */
export function AddressFields({ form }: { form: AddressFieldsState }) {
  return (
    <div data-part="address-fields">
      {form.fields.map((field) => {
        const props = form.fieldProps(field);
        return (
          <div key={field.name} data-field={field.name}>
            {field.regions ? (
              <Select
                {...props}
                options={field.regions.map(({ code, name }) => ({ value: code, label: name }))}
                placeholder="Please Select"
              />
            ) : (
              <Field
                {...props}
                type={field.type ?? "text"}
                inputMode={field.inputMode}
                autoCapitalize={field.autoCapitalize}
                enterKeyHint="next"
                spellCheck={false}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}
