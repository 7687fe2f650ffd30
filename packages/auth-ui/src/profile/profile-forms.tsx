import type { AccountDetails } from "@store/contract/account";
import { addressLimits } from "@store/contract/shared";
import { addressMessages, checkEmail, checkName, normalizeEmail, normalizeName } from "@store/postal-and-address";
import { Alert } from "@store/ui-kit/alert";
import { Button } from "@store/ui-kit/button";
import { ErrorSummary } from "@store/ui-kit/error-summary";
import { Field, type FieldProps } from "@store/ui-kit/field";
import { FormSecrets } from "@store/ui-kit/form";
import type { ReactNode, SubmitEventHandler } from "react";
import { checkPassword, NewPasswordField } from "../account-form/new-password-field.tsx";
import { type SubmittedForm, useAccountForm } from "../account-form/use-account-form.ts";
import { accountEmailMax, toEmailInvalidText } from "../password-reset/account-email.ts";

const { firstName: firstNameTexts, lastName: lastNameTexts } = addressMessages.US;
const currentPasswordText = "Please enter your current password.";

interface ProfileFormProps {
  readonly account: AccountDetails;
  /** The server's errors for this form. */
  readonly submitted?: SubmittedForm | undefined;
}

/** Changes the name of an account. */
export function NameForm({ account, submitted = {} }: ProfileFormProps) {
  const { firstName, lastName } = account;
  const form = useAccountForm(
    {
      names: ["firstName", "lastName"],
      prefix: "name",
      check: (values) => {
        const first = checkName(values.firstName, { max: addressLimits.name });
        const last = checkName(values.lastName, { max: addressLimits.name });
        return {
          ...(!first.ok && { firstName: firstNameTexts[first.problem] }),
          ...(!last.ok && { lastName: lastNameTexts[last.problem] }),
        };
      },
      normalize: (_, value) => normalizeName(value),
    },
    { ...submitted, fields: { firstName, lastName, ...submitted.fields } },
  );
  return (
    <ProfileForm form={form} submitted={submitted} label="Name" command="updateName" button="Save Name">
      <Field
        {...form.fieldProps("firstName")}
        label="First Name"
        autoComplete="given-name"
        maxLength={addressLimits.name}
        required
      />
      <Field
        {...form.fieldProps("lastName")}
        label="Last Name"
        autoComplete="family-name"
        maxLength={addressLimits.name}
        required
      />
    </ProfileForm>
  );
}

/** Changes the e-mail address that an account signs in with. */
export function EmailForm({
  account,
  exampleEmail,
  submitted = {},
}: ProfileFormProps & { readonly exampleEmail: string }) {
  const form = useAccountForm(
    {
      names: ["email", "currentPassword"],
      prefix: "email",
      check: ({ email, currentPassword }) => ({
        ...(!checkEmail(email, { max: accountEmailMax }).ok && { email: toEmailInvalidText(exampleEmail) }),
        ...(currentPassword === "" && { currentPassword: currentPasswordText }),
      }),
      normalize: (name, value) => (name === "email" ? normalizeEmail(value) : value),
    },
    { ...submitted, fields: { email: account.email, ...submitted.fields } },
  );
  return (
    <ProfileForm form={form} submitted={submitted} label="Email address" command="changeEmail" button="Save Email">
      <Field
        {...form.fieldProps("email")}
        label="Email Address"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={accountEmailMax}
        required
      />
      <CurrentPasswordField {...form.fieldProps("currentPassword")} />
    </ProfileForm>
  );
}

/** Changes the password of an account. */
export function PasswordForm({ submitted = {} }: Pick<ProfileFormProps, "submitted">) {
  const form = useAccountForm(
    {
      names: ["currentPassword", "password"],
      prefix: "password",
      check: ({ currentPassword, password }) => {
        const problem = checkPassword(password);
        return {
          ...(currentPassword === "" && { currentPassword: currentPasswordText }),
          ...(problem && { password: problem }),
        };
      },
    },
    submitted,
  );
  return (
    <ProfileForm form={form} submitted={submitted} label="Password" command="changePassword" button="Save Password">
      <CurrentPasswordField {...form.fieldProps("currentPassword")} />
      <NewPasswordField fieldProps={form.fieldProps("password")} label="New Password" />
    </ProfileForm>
  );
}

interface FormFrameProps {
  readonly form: {
    readonly onSubmit: SubmitEventHandler<HTMLFormElement>;
    readonly isBusy: boolean;
    readonly problemList: readonly { readonly fieldId: string; readonly message: string }[];
  };
  readonly submitted: SubmittedForm;
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

function CurrentPasswordField(fieldProps: Pick<FieldProps, "name" | "value" | "onChange" | "onBlur" | "error">) {
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
