import { type InputEvent, useState } from "react";
import { Field } from "../field/field.tsx";
import { lazyPart } from "../lazy-part/lazy-part.tsx";
import { Select } from "../select/select.tsx";
import { type AddressFieldsState, arrivesWhole } from "./use-address-fields.ts";

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
export type { AddressField, AddressFieldName, AddressRules, Place, PlacesProvider } from "./address-field.ts";
export { addressFields } from "./address-field-table.ts";
export {
  type AddressFieldsOptions,
  type AddressFieldsState,
  toControlProps,
  useAddressFields,
} from "./use-address-fields.ts";
export { getVisibleFields } from "./visible-fields.ts";

// Without its script the fields are plain ones.
const AddressPlaces = lazyPart(() => import("./address-places.tsx").then((part) => part.AddressPlaces), {
  fallback: null,
});

/**
 * The address fields of a country, in its order and with its labels, to be placed in a form. With `places`, Address 1
 * has suggestions, and a postal code fills in its city and state.
 */
export function AddressFields({ form }: { form: AddressFieldsState }) {
  const [used, setUsed] = useState<HTMLElement | null>(null);
  const [typed, setTyped] = useState("");
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the focus and input of the controls inside
    <div
      data-part="address-fields"
      onFocus={({ currentTarget }) => setUsed(currentTarget)}
      onInput={(event) => {
        // The field may have the focus since before hydration.
        setUsed(event.currentTarget);
        setTyped(getTypedLine(event));
      }}
    >
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
      {form.places && used ? (
        <AddressPlaces form={form} provider={form.places} box={used} typed={typed} setTyped={setTyped} />
      ) : null}
    </div>
  );
}

/** What is typed into Address 1, key by key; empty for any other input. */
function getTypedLine({ target, nativeEvent }: InputEvent<HTMLElement>): string {
  const isLine = target instanceof HTMLInputElement && target.closest('[data-field="address1"]') !== null;
  return isLine && !arrivesWhole(nativeEvent.inputType) ? target.value : "";
}
