import { toLoginPath } from "@store/contract/account";
import { Alert } from "@store/ui-kit/alert";
import { Button } from "@store/ui-kit/button";
import { FormSecrets } from "@store/ui-kit/form";
import { useEffect, useRef } from "react";
import { EmailField, PasswordField } from "../account-form/credential-fields.tsx";
import type { SessionToOpen } from "./open-session.ts";
import { type SignInFormOptions, useSignInForm } from "./use-sign-in-form.ts";

export interface SignInFormProps extends SignInFormOptions {
  /** The variant of its button: "primary" if it is the only one on the page. */
  readonly variant?: "primary" | "secondary";
}

/**
 * Sign-in by e-mail and password. Scripts check the password and then submit the form that opens the session; without
 * them the browser submits this form to the sign-in page.
 */
export function SignInForm({ variant = "secondary", ...options }: SignInFormProps) {
  const { form, problem, emailProps, passwordProps, isBusy, prepare, submit, session } = useSignInForm(options);
  return (
    <>
      <form
        ref={form}
        noValidate
        method="post"
        action={toLoginPath(options.returnUrl)}
        aria-label="Sign in"
        data-part="sign-in-form"
        onFocus={prepare}
        onSubmit={submit}
      >
        <FormSecrets />
        <input type="hidden" name="returnUrl" value={options.returnUrl} />
        {problem ? <Alert tone="error">{problem}</Alert> : null}
        <EmailField fieldProps={emailProps} enterKeyHint="next" />
        <PasswordField fieldProps={passwordProps} label="Password" />
        <Button type="submit" variant={variant} busy={isBusy} busyLabel="Signing in">
          Sign In
        </Button>
      </form>
      {session ? <SessionForm {...session} /> : null}
    </>
  );
}

interface SessionFormProps extends SessionToOpen {
  readonly returnUrl: string;
}

/** Submitted by the browser as soon as it is mounted: the response is the next page, in the account's session. */
function SessionForm({ action, sessionToken, requestToken, returnUrl }: SessionFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.submit(), []);
  return (
    <form ref={form} hidden method="post" action={action}>
      <input type="hidden" name="sessionToken" value={sessionToken} />
      <input type="hidden" name="returnUrl" value={returnUrl} />
      <input type="hidden" name="__RequestVerificationToken" value={requestToken} />
    </form>
  );
}
