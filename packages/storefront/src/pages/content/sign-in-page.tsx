import { buttonLook } from "@store/ui-kit/button";
import { StoreLink } from "@store/ui-kit/link";
import { ContentPage } from "./content-page.tsx";

/** Says honestly that there are no accounts yet, and that none is needed. */
export function SignInPage() {
  return (
    <ContentPage
      title="Sign In"
      lead="Accounts are not open yet. You can buy everything in the shop as a guest, and your order confirmation keeps its own link."
    >
      <p data-part="content-actions">
        <StoreLink href="/" {...buttonLook("primary")}>
          Continue Shopping
        </StoreLink>
        <StoreLink href="/checkout/cart" {...buttonLook("secondary")}>
          Go to Cart
        </StoreLink>
      </p>
    </ContentPage>
  );
}
