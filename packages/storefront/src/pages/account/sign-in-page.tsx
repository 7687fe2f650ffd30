import { SignInForm, type SignInFormOptions } from "@store/checkout-ui/sign-in";
import { buttonLook } from "@store/ui-kit/button";
import { StoreLink } from "@store/ui-kit/link";
import { ContentPage } from "../content/content-page.tsx";

export type SignInPageProps = Pick<SignInFormOptions, "messages" | "returnUrl" | "submitted">;

/**
 * Signs a shopper in with a password, before and without scripts too. Who is on the way into the checkout may go on as a
 * guest, which comes first as it does in the cart (CHK-27).
 */
export function SignInPage(form: SignInPageProps) {
  const isCheckout = form.returnUrl.startsWith("/checkout/");
  const guest = isCheckout
    ? { href: form.returnUrl, name: "Continue as Guest" }
    : { href: "/", name: "Continue Shopping" };
  const newCustomers = (
    <section aria-labelledby="new-customers">
      <h2 id="new-customers">New Customers</h2>
      <p>No account is needed. You can follow your order from its confirmation.</p>
      <StoreLink href={guest.href} {...buttonLook("secondary")}>
        {guest.name}
      </StoreLink>
    </section>
  );
  return (
    <ContentPage title="Sign In">
      <div data-part="sign-in-actions">
        {isCheckout ? newCustomers : null}
        <section aria-labelledby="returning-customers">
          <h2 id="returning-customers">Returning Customers</h2>
          <p>Sign in to find your cart on every device. What is in it now comes along.</p>
          <SignInForm {...form} variant="primary" />
          <p data-part="sign-in-agreement">
            By signing in you agree to our <StoreLink href="/customer-service/terms-of-use">Terms of Use</StoreLink> and{" "}
            <StoreLink href="/customer-service/privacy-policy">Privacy Policy</StoreLink>.
          </p>
        </section>
        {isCheckout ? null : newCustomers}
      </div>
    </ContentPage>
  );
}
