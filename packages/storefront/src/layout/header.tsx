import type { Navigation } from "@store/contract/catalog";
import { StoreLink } from "@store/ui-kit/link";
import type { PageStore } from "../config/store-config.ts";
import { CartLink } from "./cart-link.tsx";
import { SkipLink } from "./skip-link.tsx";
import { Wordmark } from "./wordmark.tsx";

export interface HeaderProps extends Readonly<Navigation> {
  readonly store: Pick<PageStore, "brandName">;
  readonly cartCount: number;
}

/** Brand, sign-in, cart and the categories: on a phone one row that scrolls sideways, so that it needs no script. */
export function Header({ store, departments, cartCount }: HeaderProps) {
  return (
    <header data-part="header" data-print="hide">
      <SkipLink />
      <div data-part="header-bar">
        <Wordmark brandName={store.brandName} />
        <div data-part="header-links">
          <StoreLink href="/stores" data-part="header-stores">
            Stores
          </StoreLink>
          <StoreLink href="/account/login">Sign In</StoreLink>
          <CartLink cartCount={cartCount} />
        </div>
      </div>
      <nav aria-label="Shop" data-part="header-nav">
        <ul>
          {departments.map(({ title, url }) => (
            <li key={url}>
              <StoreLink href={url}>{title}</StoreLink>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
