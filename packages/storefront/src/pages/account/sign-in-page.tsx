import { SignInForm, type SignInFormOptions } from "@store/checkout-ui/sign-in";
import { buttonLook } from "@store/ui-kit/button";
import { StoreLink } from "@store/ui-kit/link";
import { isCheckoutPath } from "../../is-step-path.ts";
import { ContentPage } from "../content/content-page.tsx";

export type SignInPageProps = Pick<SignInFormOptions, "messages" | "returnUrl" | "submitted">;

/** Signs a shopper in with a password, before and without scripts too; who is on the way into the checkout may go on as a guest. */
export function SignInPage({ returnUrl, ...form }: SignInPageProps) {
  return (
    <ContentPage title="Sign In">
      <div data-part="sign-in-ways">
        <section aria-labelledby="returning-customers">
          <h2 id="returning-customers">Returning Customers</h2>
          <p>Sign in for your saved addresses and cards. What is in your cart comes along.</p>
          <SignInForm {...form} returnUrl={returnUrl} variant="primary" />
          <p data-part="sign-in-agreement">
            By signing in you agree to our <StoreLink href="/customer-service/terms-of-use">Terms of Use</StoreLink> and{" "}
            <StoreLink href="/customer-service/privacy-policy">Privacy Policy</StoreLink>.
          </p>
        </section>
        <section aria-labelledby="new-customers">
          <h2 id="new-customers">New Customers</h2>
          <p>No account is needed. You can follow your order from its confirmation.</p>
          {isCheckoutPath(returnUrl) ? (
            <StoreLink href={returnUrl} {...buttonLook("secondary")}>
              Continue as Guest
            </StoreLink>
          ) : (
            <StoreLink href="/" {...buttonLook("secondary")}>
              Continue Shopping
            </StoreLink>
          )}
        </section>
      </div>
    </ContentPage>
  );
}
