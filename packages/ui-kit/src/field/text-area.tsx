import type { ReactNode } from "react";
import { FieldFrame, toDescribedBy } from "./field-frame.tsx";
import { fieldId } from "./field-id.ts";

export interface TextAreaProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  /**
   * The maximum number of characters. More can be typed and pasted, so that nothing is lost, and is refused on submit.
   */
  readonly limit: number;
  readonly hint: ReactNode;
  readonly error?: string | undefined;
  readonly rows?: number;
  readonly id?: string;
}

/** A labelled text area that shows how many characters are left. */
export function TextArea({ label, hint, error, limit, value, onChange, rows = 4, ...rest }: TextAreaProps) {
  const { id = fieldId(rest.name) } = rest;
  const left = limit - value.trim().length;
  const counter = left < 0 ? `${-left} too many` : `${left} left`;
  const hintWithCounter = (
    <span>
      <span>{hint}</span> <span data-with-scripts="">{`${counter}.`}</span>
    </span>
  );
  return (
    <FieldFrame id={id} label={label} hint={hintWithCounter} error={error}>
      <textarea
        {...rest}
        id={id}
        rows={rows}
        value={value}
        data-part="field-input"
        aria-invalid={error ? true : undefined}
        aria-describedby={toDescribedBy({ id, hint, error })}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}
