import { StoreLink } from "@store/ui-kit/link";
import type { PageStore } from "../config/store-config.ts";
import { HomeLink } from "./home-link.tsx";
import { SkipLink } from "./skip-link.tsx";

export interface CheckoutHeaderProps {
  readonly store: Pick<PageStore, "brandName" | "wordmark">;
}

/** The header of the checkout's steps: everything that leads away from the order steps aside, except the way back. */
export function CheckoutHeader({ store }: CheckoutHeaderProps) {
  return (
    <header data-part="header" data-reduced="" data-print="hide">
      <SkipLink />
      <div data-part="header-bar">
        <HomeLink store={store} />
        <div data-part="header-links">
          <StoreLink href="/checkout/cart">Back to Cart</StoreLink>
        </div>
      </div>
    </header>
  );
}
