import { Button } from "@store/ui-kit/button";
import { fieldId } from "@store/ui-kit/field";
import { FormSecrets } from "@store/ui-kit/form";
import { VisuallyHidden } from "@store/ui-kit/visually-hidden";
import type { InputHTMLAttributes, ReactNode } from "react";
import { type CartCommandName, intentOf } from "../../forms/cart-submit.ts";
import { cartStep } from "../../steps/step-table.ts";
import type { CodeFormState } from "./use-code-form.ts";

type InputAttributes = Pick<InputHTMLAttributes<HTMLInputElement>, "inputMode" | "autoComplete" | "autoCapitalize">;

export interface CodeFormProps extends InputAttributes {
  readonly label: string;
  readonly name: string;
  /** The command of its button without scripts. */
  readonly command: CartCommandName;
  readonly button: string;
  readonly busyLabel: string;
  readonly form: CodeFormState;
  /** Content between the field and its announcement, such as a hint. */
  readonly children?: ReactNode;
}

/** One field with a button beside it, its error below, and a live region for the result. */
export function CodeForm({ label, name, command, button, busyLabel, form, children, ...input }: CodeFormProps) {
  const id = fieldId(name);
  const { text, error, announcement, isBusy } = form;
  return (
    <form data-part="code-form" method="post" action={cartStep.path} noValidate onSubmit={form.onSubmit}>
      <FormSecrets />
      {/* Only the result is printed. */}
      <div data-part="field" data-print="hide" data-invalid={error ? "" : undefined}>
        <label data-part="field-label" htmlFor={id}>
          {label}
        </label>
        <div data-part="code-entry">
          <input
            enterKeyHint="done"
            spellCheck={false}
            {...input}
            ref={form.input}
            id={id}
            name={name}
            type="text"
            data-part="field-input"
            value={text}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            onChange={({ target }) => form.change(target.value)}
          />
          <Button {...intentOf(command)} variant="secondary" busy={isBusy} busyLabel={busyLabel}>
            <span>{button}</span> <VisuallyHidden>{label}</VisuallyHidden>
          </Button>
        </div>
        {error ? (
          <p id={`${id}-error`} data-part="field-error" role="alert">
            {error}
          </p>
        ) : null}
      </div>
      {children}
      <p role="status" data-part="field-hint">
        {announcement}
      </p>
    </form>
  );
}
