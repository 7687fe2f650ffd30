import type { SignInFormOptions } from "@store/auth-ui/sign-in";
import { SignInPanel, type SignInPanelProps, type SignInPurpose } from "@store/auth-ui/sign-in-panel";
import { buttonLook } from "@store/ui-kit/button";
import { StoreLink } from "@store/ui-kit/link";
import type { ReactNode } from "react";
import { ContentPage } from "../../web/page/content-page.tsx";
import { NewHere, registryMeaning } from "./new-here.tsx";

export interface SignInPageProps
  extends Pick<SignInFormOptions, "returnUrl" | "submitted">,
    Pick<SignInPanelProps, "widget" | "onResetPassword"> {
  readonly purpose?: SignInPurpose;
  /** The way back to the step before this one. */
  readonly previous?: ReactNode;
}

const texts: Readonly<Record<SignInPurpose, { title: string; intro?: string; lead: string }>> = {
  account: { title: "Sign In", lead: "Sign in to find your cart on every device. You keep what is in it now." },
  designServices: {
    title: "Sign In to Send Your Request",
    lead: "A designer answers to the email address of your account.",
  },
  giftRegistry: {
    title: "Sign In",
    intro: registryMeaning,
    lead: "Sign in to see your registries, or to create one.",
  },
};

/**
 * Signs a shopper in with a password, also before hydration and without scripts. On the way to the checkout, the
 * shopper may continue as a guest, which is offered first as in the cart (CHK-27).
 */
export function SignInPage({ purpose = "account", previous, ...panel }: SignInPageProps) {
  const { title, intro, lead } = texts[purpose];
  const isCheckout = panel.returnUrl.startsWith("/checkout/");
  const guest = isCheckout
    ? { href: panel.returnUrl, name: "Continue as Guest" }
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
    <ContentPage title={title} lead={intro}>
      <div data-part="sign-in-actions">
        {isCheckout ? newCustomers : null}
        <section aria-labelledby="returning-customers">
          <h2 id="returning-customers">Returning Customers</h2>
          <p>{lead}</p>
          <SignInPanel {...panel} purpose={purpose} variant="primary" />
          {previous}
        </section>
        {isCheckout || purpose !== "account" ? null : newCustomers}
        {purpose === "giftRegistry" ? <NewHere returnUrl={panel.returnUrl} /> : null}
      </div>
    </ContentPage>
  );
}
