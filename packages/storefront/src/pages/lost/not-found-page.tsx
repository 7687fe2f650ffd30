import { buttonLook } from "@store/ui-kit/button";
import { StoreLink } from "@store/ui-kit/link";
import { ContentPage } from "../content/content-page.tsx";

/** For an address that leads nowhere. */
export function NotFoundPage() {
  return (
    <ContentPage
      title="We can't find that page."
      lead="It may have moved, or the piece it showed is no longer made. The shop is all here, though."
    >
      <p data-part="content-actions">
        <StoreLink href="/" {...buttonLook("primary")}>
          Continue Shopping
        </StoreLink>
        <StoreLink href="/stores" {...buttonLook("secondary")}>
          Find a Store
        </StoreLink>
      </p>
    </ContentPage>
  );
}
