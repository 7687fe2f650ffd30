import { loginWithIdpUrl } from "@store/contract/account";
import type { SignInWidget } from "@store/contract/shared";
import type { DialogRequest } from "@store/shopper-state";
import { Button, buttonLook } from "@store/ui-kit/button";
import { Drawer } from "@store/ui-kit/drawer";
import { useRef } from "react";
import type { OwnPopupProps } from "../../dialogs/own-popup-props.ts";
import { SignInForm } from "../../sign-in/sign-in-form.tsx";

interface SocialSignInProps {
  readonly widget: Pick<SignInWidget, "googleEnabled" | "appleEnabled">;
  /** Where the shopper goes once signed in. */
  readonly returnUrl: string;
}

const providers = [
  { idp: "google", flag: "googleEnabled", label: "Sign in with Google" },
  { idp: "apple", flag: "appleEnabled", label: "Sign in with Apple" },
] as const;

/** The doors of outside identity providers that are open (AMB-025). */
function SocialSignIn({ widget, returnUrl }: SocialSignInProps) {
  const open = providers.filter(({ flag }) => widget[flag]);
  if (open.length === 0) return null;
  return (
    <div data-part="social-sign-in">
      {open.map(({ idp, label }) => (
        <a key={idp} {...buttonLook("secondary")} href={loginWithIdpUrl(idp, returnUrl)}>
          {label}
        </a>
      ))}
    </div>
  );
}

export interface CheckoutLoginProps extends OwnPopupProps {
  readonly request: Extract<DialogRequest, { readonly kind: "checkoutLogin" }>;
}

/** A guest's way into checkout: on as a guest, which comes first, or by signing in (CHK-27 to CHK-29). */
export function CheckoutLogin({ request, ...drawer }: CheckoutLoginProps) {
  const { widget, redirectUrl, onGuest } = request;
  const guest = useRef<HTMLButtonElement>(null);
  function goOnAsGuest(): void {
    // A second click while it fades out is none.
    if (!drawer.isOpen) return;
    drawer.onClose();
    onGuest();
  }
  return (
    <Drawer.Root {...drawer} initialFocus={guest}>
      <Drawer.Title>Checkout Now</Drawer.Title>
      <Drawer.Body>
        <section data-part="checkout-login-way" aria-labelledby="new-customers">
          <h3 id="new-customers">New Customers</h3>
          <p>No account is needed. You can follow your order from its confirmation.</p>
          <Button ref={guest} onClick={goOnAsGuest}>
            Guest Checkout
          </Button>
        </section>
        <section data-part="checkout-login-way" aria-labelledby="returning-customers">
          <h3 id="returning-customers">Returning Customers</h3>
          <p>Sign in to find your cart on every device. What is in it now comes along.</p>
          <SignInForm
            messages={widget.messages}
            returnUrl={redirectUrl}
            isOpen={drawer.isOpen}
            onReset={drawer.onClose}
          />
          <SocialSignIn widget={widget} returnUrl={redirectUrl} />
        </section>
      </Drawer.Body>
    </Drawer.Root>
  );
}
