import { toLoginPath } from "@store/contract/account";
import { Alert } from "@store/ui-kit/alert";
import { Button } from "@store/ui-kit/button";
import { fieldId } from "@store/ui-kit/field";
import { FormSecrets } from "@store/ui-kit/form";
import type { FormErrors } from "@store/ui-kit/form-outcome";
import { StoreLink } from "@store/ui-kit/link";
import { checkNewPassword, PasswordField, StoredUsername } from "../account-form/credential-fields.tsx";
import { useAccountForm } from "../account-form/use-account-form.ts";
import { Agreement } from "../sign-in-panel/sign-in-panel.tsx";

export interface AccountOfferProps {
  /** Of the order, and then of the account. */
  readonly email: string;
  /** The page of the order: who has an account already signs in and returns to it. */
  readonly returnUrl: string;
  /** The prefix of every id, for a second such form on one page. */
  readonly idPrefix?: string | undefined;
  readonly submitted?: FormErrors | undefined;
}

/** Makes a guest's order the first one of an account, by a password alone. The browser submits it to the order's page. */
export function AccountOffer({ email, returnUrl, idPrefix, submitted }: AccountOfferProps) {
  const form = useAccountForm({ names: ["password"], idPrefix, check: checkNewPassword }, submitted);
  const heading = fieldId("account-offer", idPrefix);
  return (
    <section aria-labelledby={heading} data-part="review-section" data-print="hide">
      <h2 id={heading}>Keep this order in an account</h2>
      <p>
        Choose a password to keep this order in an account for <span>{email}</span>. Already have an account?{" "}
        <StoreLink href={toLoginPath(returnUrl)}>Sign In</StoreLink>
      </p>
      <form method="post" noValidate data-part="account-form" aria-label="Create an account" onSubmit={form.onSubmit}>
        <FormSecrets />
        <StoredUsername email={email} />
        {submitted?.problem ? <Alert tone="error">{submitted.problem}</Alert> : null}
        <PasswordField fieldProps={form.fieldProps("password")} label="Password" isNew />
        <Button type="submit" variant="secondary" busy={form.isBusy} busyLabel="Creating your account">
          Create Account
        </Button>
        <Agreement action="creating an account" />
      </form>
    </section>
  );
}
