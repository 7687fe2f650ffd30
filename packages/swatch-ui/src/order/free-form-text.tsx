import { type Site, toSiteSpelling } from "@store/contract/shared";
import { freeFormMaxLength } from "@store/contract/swatches";
import type { useSwatchOrder } from "./use-swatch-order.ts";

/** The text of a free-form order. */
export function FreeFormText({ order, site }: { order: ReturnType<typeof useSwatchOrder>; site: Site }) {
  const { name, id, value, error, onChange, onBlur } = order.form.fieldProps("freeFormText");
  return (
    <div data-part="field" data-invalid={error ? "" : undefined}>
      <label data-part="field-label" htmlFor={id}>
        Which swatches would you like?
      </label>
      <textarea
        id={id}
        name={name}
        rows={4}
        data-part="field-input"
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
      <p data-part="field-hint" id={`${id}-hint`}>
        {toSiteSpelling(`Name the fabrics and colors, in ${freeFormMaxLength} characters at most.`, site)}
      </p>
      {error ? (
        <p data-part="field-error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
