import { Button } from "@store/ui-kit/button";
import { fieldId } from "@store/ui-kit/field";
import { useQuantityField } from "./use-quantity-field.ts";

export interface QuantityFieldProps {
  readonly lineId: string;
  /** Names the line for those who do not see it. */
  readonly title: string;
  readonly quantity: number;
  readonly onChange: (quantity: number) => void;
}

/** One to ninety-nine of a line: by press, or typed and left. */
export function QuantityField({ lineId, title, quantity, onChange }: QuantityFieldProps) {
  const { text, error, inputProps, less, more } = useQuantityField({ quantity, onChange });
  const id = fieldId(`quantity.${lineId}`);
  return (
    <>
      <div data-part="line-quantity">
        <label data-part="visually-hidden" htmlFor={id}>
          Quantity of {title}
        </label>
        <Button variant="secondary" aria-label={`One less of ${title}`} disabled={quantity <= 1} onClick={less}>
          −
        </Button>
        <input
          {...inputProps}
          id={id}
          name={`quantity.${lineId}`}
          value={text}
          inputMode="numeric"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          autoComplete="off"
        />
        <Button variant="secondary" aria-label={`One more of ${title}`} disabled={quantity >= 99} onClick={more}>
          +
        </Button>
      </div>
      {error ? (
        <p id={`${id}-error`} data-part="field-error" role="alert">
          {error}
        </p>
      ) : null}
    </>
  );
}
