import { Alert } from "@store/ui-kit/alert";
import { Button } from "@store/ui-kit/button";
import { FormSecrets } from "@store/ui-kit/form";
import type { FormErrors } from "@store/ui-kit/form-outcome";
import { checkNewPassword, PasswordField, StoredUsername } from "../account-form/credential-fields.tsx";
import { useAccountForm } from "../account-form/use-account-form.ts";

export interface NewPasswordFormProps {
  /** The e-mail address of the mailed link's account; "" if it is not known. */
  readonly email: string;
  /** The token of the mailed link. */
  readonly resetToken: string;
  /** The prefix of every id, for a second such form on one page. */
  readonly idPrefix?: string | undefined;
  readonly submitted?: FormErrors | undefined;
}

/** Sets a new password with a mailed link. The browser submits it to the page, which signs in. */
export function NewPasswordForm({ email, resetToken, idPrefix, submitted }: NewPasswordFormProps) {
  const form = useAccountForm({ names: ["password"], idPrefix, check: checkNewPassword }, submitted);
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
      <StoredUsername email={submitted?.fields?.username ?? email} />
      {submitted?.problem ? <Alert tone="error">{submitted.problem}</Alert> : null}
      <PasswordField fieldProps={form.fieldProps("password")} label="New Password" isNew />
      <Button type="submit" busy={form.isBusy} busyLabel="Saving">
        Save Password
      </Button>
    </form>
  );
}
