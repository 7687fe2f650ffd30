import { siteAtom } from "@store/shopper-state";
import { Field } from "@store/ui-kit/field";
import { Select } from "@store/ui-kit/select";
import { useAtomValue } from "jotai";
import { regionsOf } from "./regions-of.ts";
import type { AddressFormState } from "./use-address-form.ts";

/** The fields of an address, for a form around it. */
export function AddressForm({ form }: { form: AddressFormState }) {
  const { site } = useAtomValue(siteAtom);
  const regions = regionsOf(site).map(({ code, name }) => ({ value: code, label: name }));
  return (
    <div data-part="address-form" onPaste={form.notePaste}>
      {form.fields.map((field) => {
        const props = form.fieldProps(field);
        return (
          <div key={field.name} data-field={field.name}>
            {field.name === "state" ? (
              <Select {...props} options={regions} placeholder="Please Select" />
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
