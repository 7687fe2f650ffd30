import { NewPasswordForm, ResetPasswordForm, type SubmittedReset } from "@store/auth-ui/password-reset";
import { buttonLook } from "@store/ui-kit/button";
import { StoreLink } from "@store/ui-kit/link";
import { ContentPage } from "../../web/page/content-page.tsx";

export interface ResetPasswordPageProps {
  readonly title: string;
  readonly text: string;
  readonly exampleEmail: string;
  /** The e-mail address of the mailed link's account; "" if it is not known. */
  readonly email: string;
  /** The token of a mailed link that can be used, whose page sets the new password. Null on the page that requests a link. */
  readonly resetToken: string | null;
  readonly submitted?: SubmittedReset | undefined;
}

/** Requests a reset link, or sets the new password with a mailed one. */
export function ResetPasswordPage({ title, text, exampleEmail, email, resetToken, submitted }: ResetPasswordPageProps) {
  if (resetToken !== null)
    return (
      <ContentPage title="Choose a New Password" lead="It signs you in here and signs out all other devices.">
        <NewPasswordForm email={email} resetToken={resetToken} submitted={submitted} />
      </ContentPage>
    );
  const cancel = (
    <StoreLink href="/account/login" {...buttonLook("secondary")}>
      Cancel
    </StoreLink>
  );
  return (
    <ContentPage title={title}>
      <ResetPasswordForm text={text} exampleEmail={exampleEmail} cancel={cancel} submitted={submitted} />
    </ContentPage>
  );
}
