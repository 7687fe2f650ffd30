import { StoreLink } from "@store/ui-kit/link";
import type { PageStore } from "../config/store-config.ts";
import { SkipLink } from "./skip-link.tsx";
import { Wordmark } from "./wordmark.tsx";

export interface CheckoutHeaderProps {
  readonly store: Pick<PageStore, "brandName">;
}

/** The header of the checkout's steps: everything that leads away from the order steps aside, except the way back. */
export function CheckoutHeader({ store }: CheckoutHeaderProps) {
  return (
    <header data-part="header" data-reduced="" data-print="hide">
      <SkipLink />
      <div data-part="header-bar">
        <Wordmark brandName={store.brandName} />
        <div data-part="header-links">
          <StoreLink href="/checkout/cart">Back to Cart</StoreLink>
        </div>
      </div>
    </header>
  );
}
