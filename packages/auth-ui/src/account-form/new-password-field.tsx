import { Field, type FieldProps } from "@store/ui-kit/field";
import { useState } from "react";

/** A new password has 8 to 72 characters. */
export function checkPassword(password: string): string | undefined {
  const { length } = [...password];
  return length < 8 || length > 72 ? "Please enter a password of 8 to 72 characters." : undefined;
}

/** A new password, which can be shown, so that it need not be typed twice. */
export function NewPasswordField({
  fieldProps,
  label,
}: {
  readonly fieldProps: Pick<FieldProps, "name" | "value" | "onChange" | "onBlur" | "error">;
  readonly label: string;
}) {
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <Field
        {...fieldProps}
        label={label}
        hint="8 to 72 characters"
        type={isShown ? "text" : "password"}
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        required
      />
      <label data-part="check-line" data-with-scripts="">
        <input type="checkbox" checked={isShown} onChange={({ target }) => setIsShown(target.checked)} />
        Show password
      </label>
    </>
  );
}
