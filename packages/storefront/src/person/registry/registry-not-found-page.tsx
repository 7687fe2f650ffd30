import { buttonLook } from "@store/ui-kit/button";
import { StoreLink } from "@store/ui-kit/link";
import { ContentPage } from "../../web/page/content-page.tsx";

/** What the link of a registry shows that was deleted, or whose owner has another link now (AMB-275). */
export function RegistryNotFoundPage() {
  return (
    <ContentPage title="We can't find this registry.">
      <p>It was deleted, or its owner has replaced the link. Please ask whoever sent it to you for the new one.</p>
      <p data-part="content-actions">
        <StoreLink href="/" {...buttonLook("primary")}>
          Continue Shopping
        </StoreLink>
      </p>
    </ContentPage>
  );
}
