import { Alert } from "@store/ui-kit/alert";
import { Button } from "@store/ui-kit/button";
import { FormSecrets } from "@store/ui-kit/form";
import type { ReactNode } from "react";
import { EmailField } from "../account-form/credential-fields.tsx";
import { type SubmittedReset, useResetPassword } from "./use-reset-password.ts";

export type { SubmittedReset };

export interface ResetPasswordFormProps {
  /** The service's text above the form. */
  readonly text: string;
  /** Such as "name@example.com". */
  readonly exampleEmail: string;
  /** A button of the popup, or a link of the page. */
  readonly cancel: ReactNode;
  /** The prefix of every id, for a second such form on one page. */
  readonly idPrefix?: string | undefined;
  readonly submitted?: SubmittedReset | undefined;
}

/** Requests a reset link for an e-mail address. Scripts send it in place; without them the page's action does. */
export function ResetPasswordForm({ text, exampleEmail, cancel, idPrefix, submitted }: ResetPasswordFormProps) {
  const { form, outcome, submit } = useResetPassword(exampleEmail, submitted, idPrefix);
  if (outcome?.kind === "shown") return <Alert tone="success">{outcome.data.message}</Alert>;
  return (
    <form
      method="post"
      action="/account/reset-password"
      noValidate
      data-part="account-form"
      aria-label="Reset password"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <FormSecrets />
      {outcome?.problem ? <Alert tone="error">{outcome.problem}</Alert> : null}
      <p>{text}</p>
      <EmailField fieldProps={form.fieldProps("accountEmail")} enterKeyHint="send" />
      <div data-part="account-form-actions">
        {cancel}
        <Button type="submit" busy={form.isSubmitting} busyLabel="Sending">
          Submit
        </Button>
      </div>
    </form>
  );
}
