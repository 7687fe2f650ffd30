import type { SignInWidget } from "@store/contract/shared";
import { StoreLink } from "@store/ui-kit/link";
import type { MouseEvent } from "react";
import { SignInForm, type SignInFormProps } from "../sign-in/sign-in-form.tsx";
import { SocialSignIn } from "../sign-in/social-sign-in.tsx";

/** Why the shopper signs in. */
export type SignInPurpose = "account" | "designServices" | "giftRegistry";

export interface SignInPanelProps extends Omit<SignInFormProps, "messages"> {
  readonly widget: SignInWidget;
  readonly purpose?: SignInPurpose;
  /** Handles a plain click on "Reset password", to open a popup instead of its page. */
  readonly onResetPassword?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** The complete sign-in: the form, identity providers, links to a new password and a new account, the agreement. */
export function SignInPanel({ widget, purpose = "account", onResetPassword, ...form }: SignInPanelProps) {
  const query = new URLSearchParams({ returnUrl: form.returnUrl });
  return (
    <div data-part="sign-in-panel">
      <SignInForm {...form} messages={widget.messages} />
      <SocialSignIn widget={widget} returnUrl={form.returnUrl} />
      <p>
        <StoreLink href="/account/reset-password" onClick={onResetPassword}>
          Reset password
        </StoreLink>
      </p>
      {/* Creating an account would interrupt what these forms start. */}
      {purpose === "account" ? (
        <p>
          Don't have an account? <StoreLink href={`/account/create-account?${query}`}>Create an Account</StoreLink>
        </p>
      ) : null}
      <Agreement action="signing in" />
    </div>
  );
}

/** The agreement for `action`, such as "signing in". */
export function Agreement({ action }: { readonly action: string }) {
  return (
    <p data-part="sign-in-agreement">
      By <span>{action}</span> you agree to our{" "}
      <StoreLink href="/customer-service/terms-of-use">Terms of Use</StoreLink> and{" "}
      <StoreLink href="/customer-service/privacy-policy">Privacy Policy</StoreLink>.
    </p>
  );
}
