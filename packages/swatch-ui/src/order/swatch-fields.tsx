import { freeFormMaxLength } from "@store/contract/swatches";
import { Field } from "@store/ui-kit/field";
import { Select } from "@store/ui-kit/select";
import { PlacesField, type PlacesProvider } from "./places-field.tsx";
import type { useSwatchOrder } from "./use-swatch-order.ts";

type Order = ReturnType<typeof useSwatchOrder>;

/** The address with the labels of its country, and with suggested places below Address 1 if a provider is given. */
export function SwatchAddressFields({ order, places }: { order: Order; places: PlacesProvider | undefined }) {
  return (
    <div data-part="address-fields">
      {order.fields.map(({ name, label, regions, isOptional, autoComplete, type, inputMode, autoCapitalize }) => {
        const field = {
          ...order.form.fieldProps(name),
          label: isOptional ? `${label} (optional)` : label,
          autoComplete: `shipping ${autoComplete}`,
          required: !isOptional,
        };
        const typing = {
          type: type ?? "text",
          inputMode,
          autoCapitalize,
          enterKeyHint: "next",
          spellCheck: false,
        } as const;
        return (
          <div key={name} data-field={name}>
            {regions ? (
              <Select
                {...field}
                options={regions.map((region) => ({ value: region.code, label: region.name }))}
                placeholder="Please Select"
              />
            ) : name === "address1" && places ? (
              <PlacesField {...field} {...typing} provider={places} onPick={order.fill} />
            ) : (
              <Field {...field} {...typing} />
            )}
          </div>
        );
      })}
    </div>
  );
}

/** The text of a free-form order. */
export function FreeFormText({ order }: { order: Order }) {
  const { name, value, error, onChange, onBlur } = order.form.fieldProps("freeFormText");
  return (
    <div data-part="field" data-invalid={error ? "" : undefined}>
      <label data-part="field-label" htmlFor={name}>
        Which swatches would you like?
      </label>
      <textarea
        id={name}
        name={name}
        rows={4}
        data-part="field-input"
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${name}-hint ${name}-error` : `${name}-hint`}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
      <p data-part="field-hint" id={`${name}-hint`}>
        Name the fabrics and colors, in {freeFormMaxLength} characters at most.
      </p>
      {error ? (
        <p data-part="field-error" id={`${name}-error`}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
