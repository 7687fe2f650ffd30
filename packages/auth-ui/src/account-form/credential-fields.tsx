import { checkPasswordLength } from "@store/contract/account";
import { useEarlyInput } from "@store/ui-kit/early";
import { Field, type FieldProps } from "@store/ui-kit/field";
import { useState } from "react";

/** What a form hands to one of its fields. */
export type FormFieldProps = Pick<FieldProps, "name" | "id" | "value" | "onChange" | "onBlur" | "error">;

export interface EmailFieldProps {
  readonly fieldProps: FormFieldProps;
  readonly enterKeyHint?: FieldProps["enterKeyHint"];
}

/** The e-mail address that an account signs in with. */
export function EmailField({ fieldProps, enterKeyHint }: EmailFieldProps) {
  return (
    <Field
      {...fieldProps}
      label="Email Address"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint={enterKeyHint}
      required
    />
  );
}

/** The name under which password managers store the password of a form without an e-mail field; neither seen nor heard. */
export function StoredUsername({ email }: { readonly email: string }) {
  return <input name="username" autoComplete="username" value={email} readOnly hidden />;
}

export interface PasswordFieldProps {
  readonly fieldProps: FormFieldProps;
  readonly label: string;
  /** A password that is chosen now; else the one that the account has. */
  readonly isNew?: boolean;
}

/** A password that is shown on request, so that it need not be typed twice. */
export function PasswordField({ fieldProps, label, isNew = false }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const box = useEarlyInput<HTMLInputElement>(({ checked }) => setIsShown(checked));
  return (
    <>
      <Field
        {...fieldProps}
        label={label}
        {...(isNew && { hint: "8 to 72 characters" })}
        type={isShown ? "text" : "password"}
        autoComplete={isNew ? "new-password" : "current-password"}
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        required
      />
      <label data-part="check-line" data-with-scripts="">
        <input ref={box} type="checkbox" checked={isShown} onChange={({ target }) => setIsShown(target.checked)} />
        Show password
      </label>
    </>
  );
}

/** What is wrong with a new password, by field; empty when nothing is. */
export function checkNewPassword({ password }: { readonly password: string }) {
  const problem = checkPasswordLength(password);
  return problem ? { password: problem } : {};
}
