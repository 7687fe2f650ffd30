import { buttonLook } from "@store/ui-kit/button";
import { StoreLink } from "@store/ui-kit/link";
import { ContentPage } from "../../web/page/content-page.tsx";
import type { Account } from "../../web/session/account-atom.ts";
import { SignOutForm } from "./sign-out-form.tsx";

/** Asks before signing out a shopper who opens the URL directly. */
export function SignOutPage({ account }: { readonly account: Account | null }) {
  const lead = account
    ? `You are signed in as ${account.firstName}. What is in your cart is there again when you sign in the next time.`
    : "You are not signed in.";
  return (
    <ContentPage title="Sign Out" lead={lead}>
      <div data-part="content-actions">
        {account ? <SignOutForm variant="primary" /> : null}
        <StoreLink href="/" {...buttonLook("secondary")}>
          Continue Shopping
        </StoreLink>
      </div>
    </ContentPage>
  );
}
