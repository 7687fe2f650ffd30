import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes, ReactNode, Ref } from "react";
import { FieldFrame, toDescribedBy } from "./field-frame.tsx";
import { fieldId } from "./field-id.ts";

export { TextArea, type TextAreaProps } from "./text-area.tsx";
export { useUniqueId } from "./use-unique-id.ts";
export { fieldId };

type InputAttributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | "inputMode"
  | "enterKeyHint"
  | "autoCapitalize"
  | "maxLength"
  | "pattern"
  | "spellCheck"
  | "disabled"
  | "readOnly"
  | "onPaste"
  | "form"
>;

export interface FieldProps extends InputAttributes {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  /** Called with the new text and the kind of edit: the browser's `inputType`, such as "insertFromPaste". */
  readonly onChange: (value: string, inputType?: string) => void;
  readonly onBlur?: () => void;
  /** Shown below the input and connected to it; absent or empty if the value is valid. */
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  /** The autofill token with its prefix, such as "shipping given-name". */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly required?: boolean;
  /** Never "number": scroll wheels and spinners change prices and codes unnoticed. */
  readonly type?: "text" | "email" | "tel" | "password" | "search" | "date";
  readonly inputRef?: Ref<HTMLInputElement>;
  /** Needed only if `fieldId(name)` would not be unique; a form with an `idPrefix` sets it. */
  readonly id?: string;
}

/** One labelled input with its hint and error. Controlled: the input keeps its text after every error. */
export function Field({
  label,
  hint,
  error,
  onChange,
  onBlur,
  inputRef,
  type = "text",
  required,
  id,
  ...rest
}: FieldProps) {
  const inputId = id ?? fieldId(rest.name);
  return (
    <FieldFrame id={inputId} label={label} hint={hint} error={error} required={required ?? false}>
      <input
        {...rest}
        ref={inputRef}
        id={inputId}
        type={type}
        required={required}
        data-part="field-input"
        aria-invalid={error ? true : undefined}
        aria-describedby={toDescribedBy({ id: inputId, hint, error })}
        onChange={(event) => onChange(event.target.value, (event.nativeEvent as InputEvent).inputType)}
        onBlur={onBlur ? () => onBlur() : undefined}
      />
    </FieldFrame>
  );
}
