import { useEarlyInput } from "@store/ui-kit/early";
import { fieldId, useUniqueId } from "@store/ui-kit/field";
import { VisuallyHidden } from "@store/ui-kit/visually-hidden";

export interface QuantityEntryProps {
  readonly label: string;
  readonly sku: string;
  /** The name of the item, which tells its entry from those of the others. */
  readonly itemName: string;
  readonly quantity: number | string;
  readonly error?: string | undefined;
  readonly idPrefix?: string | undefined;
  /** Called with what is typed, and once with what was typed before hydration. */
  readonly onQuantity?: ((text: string) => void) | undefined;
}

/** The id of the quantity of an item, to which the summary of errors links. */
export const quantityFieldId = (sku: string, idPrefix?: string) => fieldId(`quantity.${sku}`, idPrefix);

/** How many of an item. Uncontrolled, so that what was typed before hydration is kept. */
export function QuantityEntry({ label, sku, itemName, quantity, error, idPrefix, onQuantity }: QuantityEntryProps) {
  const id = quantityFieldId(sku, idPrefix);
  useUniqueId(id);
  const part = useEarlyInput<HTMLInputElement>(({ value }) => onQuantity?.(value));
  return (
    <>
      <span data-part="registry-quantity">
        <label htmlFor={id}>
          <span>{label}</span> <VisuallyHidden>{`of ${itemName}`}</VisuallyHidden>
        </label>
        <input
          id={id}
          name="quantity"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={quantity}
          data-part="field-input"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          ref={part}
          onInput={({ currentTarget }) => onQuantity?.(currentTarget.value)}
        />
      </span>
      {error ? (
        <p id={`${id}-error`} data-part="field-error">
          {error}
        </p>
      ) : null}
    </>
  );
}
