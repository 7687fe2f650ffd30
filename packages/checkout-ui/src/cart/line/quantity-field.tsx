import { maxQuantity } from "@store/contract/shared";
import { fieldId } from "@store/ui-kit/field";
import { IconButton } from "@store/ui-kit/icon-button";
import { cartFormId, insteadOfPost, submitsCart } from "../../forms/cart-submit.ts";
import { useQuantityField } from "./use-quantity-field.ts";

export interface QuantityFieldProps {
  readonly lineId: string;
  /** The line's title, for the accessible name. */
  readonly title: string;
  readonly quantity: number;
  readonly onChange: (quantity: number) => void;
}

/** The quantity of a line, changed by button or typed. */
export function QuantityField({ lineId, title, quantity, onChange }: QuantityFieldProps) {
  const id = fieldId(`quantity.${lineId}`);
  const name = `quantity.${lineId}`;
  const { text, error, inputProps, less, more } = useQuantityField({ id, name, quantity, onChange });
  return (
    <>
      <div data-part="line-quantity">
        <IconButton
          {...submitsCart("decreaseItem", lineId)}
          label={`One less of ${title}`}
          icon="−"
          aria-disabled={quantity <= 1 || undefined}
          onClick={insteadOfPost(less)}
        />
        <input
          {...inputProps}
          id={id}
          aria-label={`Quantity of ${title}`}
          name={name}
          form={cartFormId}
          value={text}
          inputMode="numeric"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          autoComplete="off"
        />
        <IconButton
          {...submitsCart("increaseItem", lineId)}
          label={`One more of ${title}`}
          icon="+"
          aria-disabled={quantity >= maxQuantity || undefined}
          onClick={insteadOfPost(more)}
        />
      </div>
      {error ? (
        <p id={`${id}-error`} data-part="field-error" role="alert">
          {error}
        </p>
      ) : null}
    </>
  );
}
