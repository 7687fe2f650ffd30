import { normalizeEmail, normalizeName } from "@store/postal-and-address";
import { Alert } from "@store/ui-kit/alert";
import { Button } from "@store/ui-kit/button";
import { ErrorSummary } from "@store/ui-kit/error-summary";
import { FormSecrets } from "@store/ui-kit/form";
import type { FormErrors } from "@store/ui-kit/form-outcome";
import { checkAccountEmail, checkNames, NameFields } from "../account-form/account-fields.tsx";
import { checkNewPassword, EmailField, PasswordField } from "../account-form/credential-fields.tsx";
import { useAccountForm } from "../account-form/use-account-form.ts";
import { Agreement } from "../sign-in-panel/sign-in-panel.tsx";

export interface CreateAccountFormProps {
  /** Where the shopper goes with the new account: a path of this store. */
  readonly returnUrl: string;
  /** Such as "name@example.com". */
  readonly exampleEmail: string;
  /** The prefix of every id, for a second such form on one page. */
  readonly idPrefix?: string | undefined;
  readonly submitted?: FormErrors | undefined;
}

const names = ["firstName", "lastName", "email", "password"] as const;
type Name = (typeof names)[number];

/** Name, e-mail address and password of a new account. The browser submits it to the page, which signs in. */
export function CreateAccountForm({ returnUrl, exampleEmail, idPrefix, submitted }: CreateAccountFormProps) {
  const form = useAccountForm<Name>(
    {
      names,
      idPrefix,
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
      <NameFields fieldProps={form.fieldProps} />
      <EmailField fieldProps={form.fieldProps("email")} />
      <PasswordField fieldProps={form.fieldProps("password")} label="Password" isNew />
      <Button type="submit" busy={form.isBusy} busyLabel="Creating your account">
        Create Account
      </Button>
      <Agreement action="creating an account" />
    </form>
  );
}

function check({ email, ...values }: Record<Name, string>, exampleEmail: string) {
  const emailProblem = checkAccountEmail(email, exampleEmail);
  return {
    ...checkNames(values),
    ...(emailProblem && { email: emailProblem }),
    ...checkNewPassword(values),
  };
}
