import { buttonLook } from "@store/ui-kit/button";
import { ContentPage } from "../content/content-page.tsx";

/** For our own mistakes. Plain links: whatever broke may have been the router. */
export function OopsPage() {
  return (
    <ContentPage
      title="Oops. Something's not right."
      lead="This one is on us. Your cart is safe. Please try again in a moment."
    >
      <p data-part="content-actions">
        <a href="/" {...buttonLook("primary")}>
          Back to Home
        </a>
        <a href="/checkout/cart" {...buttonLook("secondary")}>
          Go to Cart
        </a>
      </p>
    </ContentPage>
  );
}
