import { loginWithIdpUrl } from "@store/contract/account";
import type { SignInWidget } from "@store/contract/shared";
import { buttonLook } from "@store/ui-kit/button";

export interface SocialSignInProps {
  readonly widget: Pick<SignInWidget, "googleEnabled" | "appleEnabled">;
  /** Where the shopper goes after the sign-in. */
  readonly returnUrl: string;
}

const providers = [
  { idp: "google", flag: "googleEnabled", label: "Sign in with Google" },
  { idp: "apple", flag: "appleEnabled", label: "Sign in with Apple" },
] as const;

/** Links to the identity providers that are enabled; renders nothing if there are none. */
export function SocialSignIn({ widget, returnUrl }: SocialSignInProps) {
  const enabled = providers.filter(({ flag }) => widget[flag]);
  if (enabled.length === 0) return null;
  return (
    <div data-part="social-sign-in">
      {enabled.map(({ idp, label }) => (
        <a key={idp} {...buttonLook("secondary")} href={loginWithIdpUrl(idp, returnUrl)}>
          {label}
        </a>
      ))}
    </div>
  );
}
