import { addressLimits } from "@store/contract/shared";
import { addressMessages, checkEmail, checkName, normalizeEmail, normalizeName } from "@store/postal-and-address";
import { Alert } from "@store/ui-kit/alert";
import { Button } from "@store/ui-kit/button";
import { ErrorSummary } from "@store/ui-kit/error-summary";
import { Field } from "@store/ui-kit/field";
import { FormSecrets } from "@store/ui-kit/form";
import { checkPassword, NewPasswordField } from "../account-form/new-password-field.tsx";
import { type SubmittedForm, useAccountForm } from "../account-form/use-account-form.ts";
import { accountEmailMax, toEmailInvalidText } from "../password-reset/account-email.ts";
import { Agreement } from "../sign-in-panel/sign-in-panel.tsx";

export type { SubmittedForm } from "../account-form/use-account-form.ts";

export interface CreateAccountFormProps {
  /** Where the shopper goes with the new account: a path of this store. */
  readonly returnUrl: string;
  /** Such as "name@example.com". */
  readonly exampleEmail: string;
  readonly submitted?: SubmittedForm | undefined;
}

const names = ["firstName", "lastName", "email", "password"] as const;
type Name = (typeof names)[number];
const { firstName: firstNameTexts, lastName: lastNameTexts } = addressMessages.US;

/** Name, e-mail address and password of a new account. The browser submits it to the page, which signs in. */
export function CreateAccountForm({ returnUrl, exampleEmail, submitted }: CreateAccountFormProps) {
  const form = useAccountForm<Name>(
    {
      names,
      check: (values) => check(values, exampleEmail),
      normalize: (name, value) =>
        name === "password" ? value : name === "email" ? normalizeEmail(value) : normalizeName(value),
    },
    submitted,
  );
  return (
    <form method="post" noValidate data-part="account-form" aria-label="Create an account" onSubmit={form.onSubmit}>
      <FormSecrets />
      <input type="hidden" name="returnUrl" value={returnUrl} />
      {submitted?.problem ? <Alert tone="error">{submitted.problem}</Alert> : null}
      <ErrorSummary problems={form.problemList} />
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
      <NewPasswordField fieldProps={form.fieldProps("password")} label="Password" />
      <Button type="submit" busy={form.isBusy} busyLabel="Creating your account">
        Create Account
      </Button>
      <Agreement action="creating an account" />
    </form>
  );
}

function check({ firstName, lastName, email, password }: Record<Name, string>, exampleEmail: string) {
  const first = checkName(firstName, { max: addressLimits.name });
  const last = checkName(lastName, { max: addressLimits.name });
  const isEmail = checkEmail(email, { max: accountEmailMax }).ok;
  const passwordError = checkPassword(password);
  return {
    ...(!first.ok && { firstName: firstNameTexts[first.problem] }),
    ...(!last.ok && { lastName: lastNameTexts[last.problem] }),
    ...(!isEmail && { email: toEmailInvalidText(exampleEmail) }),
    ...(passwordError && { password: passwordError }),
  };
}
