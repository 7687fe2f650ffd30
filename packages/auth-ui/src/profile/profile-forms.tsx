import type { AccountDetails } from "@store/contract/account";
import { normalizeEmail, normalizeName } from "@store/postal-and-address";
import { Alert } from "@store/ui-kit/alert";
import { Button } from "@store/ui-kit/button";
import { ErrorSummary } from "@store/ui-kit/error-summary";
import { Field } from "@store/ui-kit/field";
import { FormSecrets } from "@store/ui-kit/form";
import type { FormErrors } from "@store/ui-kit/form-outcome";
import type { ReactNode, SubmitEventHandler } from "react";
import { checkAccountEmail, checkNames, NameFields } from "../account-form/account-fields.tsx";
import {
  checkNewPassword,
  EmailField,
  type FormFieldProps,
  PasswordField,
  StoredUsername,
} from "../account-form/credential-fields.tsx";
import { useAccountForm } from "../account-form/use-account-form.ts";

function checkCurrentPassword(password: string) {
  return password === "" ? { currentPassword: "Please enter your current password." } : {};
}

interface ProfileFormProps {
  readonly account: AccountDetails;
  /** The prefix of every id, for a second such form on one page. */
  readonly idPrefix?: string | undefined;
  /** The server's errors for this form. */
  readonly submitted?: FormErrors | undefined;
}

/** Changes the name of an account. */
export function NameForm({ account, idPrefix, submitted = {} }: ProfileFormProps) {
  const { firstName, lastName } = account;
  const form = useAccountForm(
    {
      names: ["firstName", "lastName"],
      prefix: "name",
      idPrefix,
      check: checkNames,
      normalize: (_, value) => normalizeName(value),
    },
    { ...submitted, fields: { firstName, lastName, ...submitted.fields } },
  );
  return (
    <ProfileForm form={form} submitted={submitted} label="Name" command="updateName" button="Save Name">
      <NameFields fieldProps={form.fieldProps} />
    </ProfileForm>
  );
}

/** Changes the e-mail address that an account signs in with. */
export function EmailForm({
  account,
  exampleEmail,
  idPrefix,
  submitted = {},
}: ProfileFormProps & { readonly exampleEmail: string }) {
  const form = useAccountForm(
    {
      names: ["email", "currentPassword"],
      prefix: "email",
      idPrefix,
      check: ({ email, currentPassword }) => {
        const problem = checkAccountEmail(email, exampleEmail);
        return { ...(problem && { email: problem }), ...checkCurrentPassword(currentPassword) };
      },
      normalize: (name, value) => (name === "email" ? normalizeEmail(value) : value),
    },
    { ...submitted, fields: { email: account.email, ...submitted.fields } },
  );
  return (
    <ProfileForm form={form} submitted={submitted} label="Email address" command="changeEmail" button="Save Email">
      <EmailField fieldProps={form.fieldProps("email")} />
      <CurrentPasswordField {...form.fieldProps("currentPassword")} />
    </ProfileForm>
  );
}

/** Changes the password of an account. */
export function PasswordForm({ account, idPrefix, submitted = {} }: ProfileFormProps) {
  const form = useAccountForm(
    {
      names: ["currentPassword", "password"],
      prefix: "password",
      idPrefix,
      check: ({ currentPassword, ...chosen }) => ({
        ...checkCurrentPassword(currentPassword),
        ...checkNewPassword(chosen),
      }),
    },
    submitted,
  );
  return (
    <ProfileForm form={form} submitted={submitted} label="Password" command="changePassword" button="Save Password">
      <StoredUsername email={account.email} />
      <CurrentPasswordField {...form.fieldProps("currentPassword")} />
      <PasswordField fieldProps={form.fieldProps("password")} label="New Password" isNew />
    </ProfileForm>
  );
}

interface FormFrameProps {
  readonly form: {
    readonly onSubmit: SubmitEventHandler<HTMLFormElement>;
    readonly isBusy: boolean;
    readonly problemList: readonly { readonly fieldId: string; readonly message: string }[];
  };
  readonly submitted: FormErrors;
  readonly label: string;
  /** The command of the page's action. */
  readonly command: string;
  readonly button: string;
  readonly children: ReactNode;
}

function ProfileForm({ form, submitted, label, command, button, children }: FormFrameProps) {
  return (
    <form method="post" noValidate data-part="account-form" aria-label={label} onSubmit={form.onSubmit}>
      <FormSecrets />
      <input type="hidden" name="intent" value={command} />
      {submitted.problem ? <Alert tone="error">{submitted.problem}</Alert> : null}
      <ErrorSummary problems={form.problemList} />
      {children}
      <Button type="submit" variant="secondary" busy={form.isBusy} busyLabel="Saving">
        {button}
      </Button>
    </form>
  );
}

function CurrentPasswordField(fieldProps: FormFieldProps) {
  return (
    <Field
      {...fieldProps}
      label="Current Password"
      type="password"
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}
