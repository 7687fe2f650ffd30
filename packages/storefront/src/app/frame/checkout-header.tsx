import { StoreLink } from "@store/ui-kit/link";
import type { PageStore } from "../../web/config/store-config.ts";
import type { Account } from "../../web/session/account-atom.ts";
import { HomeLink } from "./home-link.tsx";
import { SkipLink } from "./skip-link.tsx";

export interface CheckoutHeaderProps {
  readonly store: Pick<PageStore, "brandName" | "wordmark">;
  /** Null for a guest. */
  readonly account?: Account | null;
}

/** The header of the checkout steps: it has no links that lead away from the order, except the one back to the cart. */
export function CheckoutHeader({ store, account = null }: CheckoutHeaderProps) {
  return (
    <header data-part="header" data-reduced="" data-print="hide">
      <SkipLink />
      <div data-part="header-bar">
        <HomeLink store={store} />
        <div data-part="header-links">
          {account ? <span data-part="account-name">{`Hi, ${account.firstName}`}</span> : null}
          <StoreLink href="/checkout/cart">Back to Cart</StoreLink>
        </div>
      </div>
    </header>
  );
}
