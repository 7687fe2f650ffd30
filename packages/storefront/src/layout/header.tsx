import type { Navigation } from "@store/contract/catalog";
import type { ShipTo } from "@store/contract/shared";
import { AccountIcon, MenuIcon, PlaceIcon } from "@store/ui-kit/icons";
import { StoreLink } from "@store/ui-kit/link";
import type { PageStore } from "../config/store-config.ts";
import { SearchBox } from "../search-box/search-box.tsx";
import { ShipToLink } from "../ship-to/ship-to-link.tsx";
import { type Account, AccountLink } from "./account-link.tsx";
import { Announcement } from "./announcement.tsx";
import { CartLink } from "./cart-link.tsx";
import { DepartmentNav } from "./department-nav.tsx";
import { HomeLink } from "./home-link.tsx";
import { MenuPanel } from "./menu-panel.tsx";
import { menuPanelId } from "./panel-ids.ts";
import { SignOutForm } from "./sign-out-form.tsx";
import { SkipLink } from "./skip-link.tsx";

export interface HeaderProps extends Readonly<Navigation> {
  readonly store: Pick<PageStore, "brandName" | "wordmark" | "servicePhone" | "serviceHours" | "otherSite">;
  readonly otherSiteUrl: string;
  readonly cartCount: number;
  readonly shipTo: ShipTo | null;
  /** Null for a guest. */
  readonly account?: Account | null;
  /** What the page on screen was found by; "" where it was not searched for. */
  readonly searchQuery?: string;
}

/** News, brand, departments, search, account and cart. What a phone has no room for opens as one panel. */
export function Header({ announcement, departments, cartCount, searchQuery = "", ...place }: HeaderProps) {
  const { store, account = null } = place;
  return (
    <header data-part="header" data-print="hide">
      <SkipLink />
      <div data-part="announcement">
        <Announcement announcement={announcement} />
        <ShipToLink shipTo={place.shipTo} />
      </div>
      <div data-part="header-bar">
        <button type="button" popoverTarget={menuPanelId} data-part="menu-button">
          <MenuIcon size={22} />
          Menu
        </button>
        <MenuPanel departments={departments} {...place} />
        <HomeLink store={store} />
        <DepartmentNav departments={departments} />
        <SearchBox key={searchQuery} defaultQuery={searchQuery} />
        <div data-part="header-links">
          <StoreLink href="/stores" data-part="header-service">
            <PlaceIcon size={18} />
            Stores
          </StoreLink>
          <AccountLink account={account} icon={<AccountIcon size={18} />} />
          {account ? <SignOutForm /> : null}
          <CartLink cartCount={cartCount} />
        </div>
      </div>
    </header>
  );
}
