import { Alert } from "@store/ui-kit/alert";
import { Button } from "@store/ui-kit/button";
import { FormSecrets } from "@store/ui-kit/form";
import { checkPassword, NewPasswordField } from "../account-form/new-password-field.tsx";
import { type SubmittedForm, useAccountForm } from "../account-form/use-account-form.ts";

export interface NewPasswordFormProps {
  /** The token of the mailed link. */
  readonly resetToken: string;
  readonly submitted?: SubmittedForm | undefined;
}

/** Sets a new password with a mailed link. The browser submits it to the page, which signs in. */
export function NewPasswordForm({ resetToken, submitted }: NewPasswordFormProps) {
  const form = useAccountForm(
    {
      names: ["password"],
      check: ({ password }) => {
        const error = checkPassword(password);
        return error ? { password: error } : {};
      },
    },
    submitted,
  );
  return (
    <form
      method="post"
      action="/account/reset-password"
      noValidate
      data-part="account-form"
      aria-label="New password"
      onSubmit={form.onSubmit}
    >
      <FormSecrets />
      <input type="hidden" name="resetToken" value={resetToken} />
      {submitted?.problem ? <Alert tone="error">{submitted.problem}</Alert> : null}
      <NewPasswordField fieldProps={form.fieldProps("password")} label="New Password" />
      <Button type="submit" busy={form.isBusy} busyLabel="Saving">
        Save Password
      </Button>
    </form>
  );
}
