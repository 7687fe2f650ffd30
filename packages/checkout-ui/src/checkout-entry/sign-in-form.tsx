import { accountOperations } from "@store/contract/account";
import { Alert } from "@store/ui-kit/alert";
import { Button } from "@store/ui-kit/button";
import { Field } from "@store/ui-kit/field";
import { type SignInFormOptions, useSignInForm } from "./use-sign-in-form.ts";

/** Sign-in by e-mail and password: the password is checked first, then a form of the page opens the session (AUTH-21, AMB-183). */
export function SignInForm(options: SignInFormOptions) {
  const { alert, emailProps, passwordProps, isShown, show, isBusy, submit, session } = useSignInForm(options);
  return (
    <>
      <form noValidate aria-label="Sign in" data-part="sign-in-form" onSubmit={submit}>
        {alert ? <Alert tone="error">{alert}</Alert> : null}
        <Field
          {...emailProps}
          label="Email Address"
          type="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
          maxLength={254}
          required
        />
        <Field
          {...passwordProps}
          label="Password"
          type={isShown ? "text" : "password"}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          required
        />
        <label data-part="check-line">
          <input type="checkbox" checked={isShown} onChange={({ target }) => show(target.checked)} />
          Show password
        </label>
        <Button type="submit" variant="secondary" busy={isBusy} busyLabel="Signing in">
          Sign In
        </Button>
      </form>
      <form ref={session} hidden method="post" action={accountOperations.authForm.path}>
        <input type="hidden" name="sessionToken" />
        <input type="hidden" name="returnUrl" />
        <input type="hidden" name="__RequestVerificationToken" />
      </form>
    </>
  );
}
