import { toLoginPath } from "@store/contract/account";
import type { DialogRequest } from "@store/shopper-state";
import { Button, buttonLook } from "@store/ui-kit/button";
import { Drawer } from "@store/ui-kit/drawer";
import { useAtomValue } from "jotai";
import { useRef } from "react";
import type { OwnPopupProps } from "../popups/own-popup-props.ts";
import { signInSlotAtom } from "./sign-in-slot.ts";

export interface CheckoutLoginProps extends OwnPopupProps {
  readonly request: Extract<DialogRequest, { readonly kind: "checkoutLogin" }>;
}

/** The flyout of "Checkout Now": continue as a guest, which is first, or sign in. */
export function CheckoutLogin({ request, ...drawer }: CheckoutLoginProps) {
  const { widget, redirectUrl, onGuest } = request;
  const SignInForm = useAtomValue(signInSlotAtom)?.Form;
  const signInLink = (
    <a href={toLoginPath(redirectUrl)} {...buttonLook("secondary")}>
      Sign In
    </a>
  );
  const guest = useRef<HTMLButtonElement>(null);
  function goOnAsGuest(): void {
    // A second click during the fade-out is ignored.
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
          <p>Sign in to find your cart on every device. You keep what is in it now.</p>
          {SignInForm ? (
            <SignInForm widget={widget} returnUrl={redirectUrl} isOpen={drawer.isOpen} onReset={drawer.onClose}>
              {signInLink}
            </SignInForm>
          ) : (
            signInLink
          )}
        </section>
      </Drawer.Body>
    </Drawer.Root>
  );
}
