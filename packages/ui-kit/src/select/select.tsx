import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from "react";
import { FieldFrame, toDescribedBy } from "../field/field-frame.tsx";
import { fieldId } from "../field/field-id.ts";

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectProps {
  readonly label: string;
  readonly name: string;
  /** The selected option's value; "" while nothing is selected. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly options: readonly SelectOption[];
  /** The first, empty option. Omit it if a value is always selected. */
  readonly placeholder?: string;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly required?: boolean;
  readonly disabled?: boolean;
  /** The id of its form, if it is outside of that form. */
  readonly form?: string;
  readonly selectRef?: Ref<HTMLSelectElement>;
  readonly id?: string;
}

/** One labelled native select: states and countries open the phone's own picker and support autofill. */
export function Select(props: SelectProps) {
  const { label, hint, error, onChange, onBlur, options, placeholder, selectRef, required, id, ...rest } = props;
  const selectId = id ?? fieldId(rest.name);
  return (
    <FieldFrame id={selectId} label={label} hint={hint} error={error} required={required ?? false}>
      <select
        {...rest}
        ref={selectRef}
        id={selectId}
        required={required}
        data-part="field-input"
        aria-invalid={error ? true : undefined}
        aria-describedby={toDescribedBy({ id: selectId, hint, error })}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur ? () => onBlur() : undefined}
      >
        {placeholder ? <option value="">{placeholder}</option> : null}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
