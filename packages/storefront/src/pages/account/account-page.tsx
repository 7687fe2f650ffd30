import type { AccountDetails } from "@store/contract/account";
import { buttonLook } from "@store/ui-kit/button";
import { StoreLink } from "@store/ui-kit/link";
import { SignOutForm } from "../../layout/sign-out-form.tsx";
import { ContentPage } from "../content/content-page.tsx";

/** Who is signed in, and the way out [AMB-187]. */
export function AccountPage({ account }: { readonly account: AccountDetails }) {
  return (
    <ContentPage title="Your Account">
      <dl data-part="account-details">
        <div>
          <dt>Name</dt>
          <dd>
            {account.firstName} {account.lastName}
          </dd>
        </div>
        <div>
          <dt>Email Address</dt>
          <dd>{account.email}</dd>
        </div>
      </dl>
      <div data-part="content-actions">
        <StoreLink href="/checkout/cart" {...buttonLook("primary")}>
          Go to Cart
        </StoreLink>
        <StoreLink href="/free-swatches" {...buttonLook("secondary")}>
          Order Free Swatches
        </StoreLink>
        <SignOutForm variant="secondary" />
      </div>
    </ContentPage>
  );
}
