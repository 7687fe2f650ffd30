import "@store/auth-ui/styles.css";
import { SignInForm, SocialSignIn } from "@store/auth-ui/sign-in";
import type { SignInSlotProps } from "@store/checkout-ui/sign-in-slot";

/** The sign-in form of the cart's flyout. */
export function FlyoutSignIn({ widget, ...form }: SignInSlotProps) {
  return (
    <>
      <SignInForm {...form} messages={widget.messages} />
      <SocialSignIn widget={widget} returnUrl={form.returnUrl} />
    </>
  );
}
