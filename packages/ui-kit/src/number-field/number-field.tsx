import type { ReactNode } from "react";
import { IconButton } from "../button/icon-button.tsx";
import { FieldFrame, toDescribedBy } from "../field/field-frame.tsx";
import { fieldId } from "../field/field-id.ts";
import { AddIcon, SubtractIcon } from "../icons/icons.tsx";
import { useNumberField } from "./use-number-field.ts";

export interface NumberFieldProps {
  /** The accessible name, such as "Quantity". */
  readonly label: string;
  /** What it counts, for names that are unique on the page: "Quantity of Beacon Lamp". Not shown. */
  readonly of?: string;
  readonly name: string;
  readonly value: number;
  /** Called only with whole numbers within the limits. */
  readonly onChange: (value: number) => void;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
  /** Enter takes the number and does not submit the form. */
  readonly holdsEnter?: boolean;
  readonly id?: string;
}

/**
 * A whole number with a button on either side: typed, clicked, or moved with the arrow keys. A scroll wheel never
 * changes it. A native control, since the library's adds 12 kB of script to a page.
 */
export function NumberField({
  label,
  of,
  name,
  value,
  onChange,
  min = 1,
  max = Number.POSITIVE_INFINITY,
  step = 1,
  error,
  hint,
  disabled,
  holdsEnter = false,
  id = fieldId(name),
}: NumberFieldProps) {
  const { limit, move, inputProps } = useNumberField({ value, onChange, min, max, step, holdsEnter });
  const itemName = label.toLowerCase() + (of ? ` of ${of}` : "");
  const buttonProps = (direction: -1 | 1, isAtLimit: boolean) => {
    const isOff = isAtLimit || disabled;
    return { "aria-disabled": isOff || undefined, onClick: () => isOff || move(direction) };
  };
  return (
    <FieldFrame id={id} label={label} labelSuffix={of && `of ${of}`} hint={hint} error={error}>
      <div data-part="number-field">
        <IconButton {...buttonProps(-1, value <= min)} label={`Decrease ${itemName}`} icon={<SubtractIcon />} />
        <input
          {...inputProps}
          id={id}
          name={name}
          type="text"
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          disabled={disabled}
          data-part="field-input"
          aria-invalid={error ? true : undefined}
          aria-describedby={toDescribedBy({ id, hint, error })}
        />
        <IconButton {...buttonProps(1, value >= max)} label={`Increase ${itemName}`} icon={<AddIcon />} />
      </div>
      <span role="status" data-part="number-field-limit">
        {limit === null ? null : `The ${limit === "max" ? `most is ${max}` : `least is ${min}`}.`}
      </span>
    </FieldFrame>
  );
}
