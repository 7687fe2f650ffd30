import type { Navigation } from "@store/contract/catalog";
import type { ShipTo } from "@store/contract/shared";
import * as early from "@store/ui-kit/early-marks";
import { visitorAttribute } from "@store/ui-kit/early-protocol";
import { AccountIcon, MenuIcon, PlaceIcon, SearchIcon } from "@store/ui-kit/icons";
import { StoreLink } from "@store/ui-kit/link";
import { CartLink } from "../../buy/cart/cart-link.tsx";
import { ShipToLink } from "../../buy/ship-to/ship-to-link.tsx";
import { SearchBox } from "../../shop/search/search-box.tsx";
import type { PageStore } from "../../web/config/store-config.ts";
import type { Account } from "../../web/session/account-atom.ts";
import { AccountMenu } from "./account-menu.tsx";
import { DepartmentPanel } from "./department-panel.tsx";
import { HomeLink } from "./home-link.tsx";
import { MenuPanel } from "./menu-panel.tsx";
import { menuPanelId } from "./panels.ts";
import { SkipLink } from "./skip-link.tsx";

const searchFieldId = "shop-search";

export interface HeaderProps extends Readonly<Navigation> {
  readonly store: Pick<PageStore, "brandName" | "wordmark" | "servicePhone" | "serviceHours" | "otherSite">;
  readonly otherSiteUrl: string;
  readonly cartCount: number;
  readonly shipTo: ShipTo | null;
  /** The postal code of the visit. */
  readonly postalCode?: string | null;
  /** Null for a guest. */
  readonly account?: Account | null;
  /** The path and query of the page on screen, to which a sign-in returns. */
  readonly here?: string;
  /** The query of the page on screen; "" if it is not a search. */
  readonly searchQuery?: string;
}

/** Announcement, brand, departments, search, account and cart. On a phone, what does not fit is in one panel. */
export function Header({ announcement, departments, cartCount, searchQuery = "", ...place }: HeaderProps) {
  const { store, account = null } = place;
  // What another tab may change (`ui-kit/early/visitor.ts`).
  const visitor = [cartCount, account?.firstName, place.shipTo?.code, place.postalCode].join();
  return (
    <header data-part="header" data-print="hide" {...{ [visitorAttribute]: visitor }}>
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
        {/* Of a phone that has scrolled the field away: the field comes back by its focus, without scripts. */}
        <label htmlFor={searchFieldId} aria-hidden="true" data-part="search-find">
          <SearchIcon size={22} />
        </label>
        <HomeLink store={store} />
        <DepartmentNav departments={departments} />
        <SearchBox key={searchQuery} id={searchFieldId} defaultQuery={searchQuery} />
        <div data-part="header-links">
          <StoreLink href="/stores" data-part="header-service" data-optional="">
            <PlaceIcon size={18} />
            Stores
          </StoreLink>
          <AccountMenu account={account} here={place.here} icon={<AccountIcon size={18} />} />
          <CartLink cartCount={cartCount} />
        </div>
      </div>
    </header>
  );
}

/** One line above everything; absent without an announcement. */
function Announcement({ announcement }: Readonly<Pick<Navigation, "announcement">>) {
  if (announcement === null) return null;
  const { text, linkText, url } = announcement;
  return (
    <p>
      <span>{text}</span> <StoreLink href={url}>{linkText}</StoreLink>
    </p>
  );
}

/** The departments as links in a row; those with categories also have a panel. */
function DepartmentNav({ departments }: Readonly<Pick<Navigation, "departments">>) {
  return (
    <nav aria-label="Shop" data-part="department-nav" {...early.live}>
      <ul>
        {departments.map((department) =>
          department.categories.length > 0 ? (
            <DepartmentPanel key={department.url} department={department} />
          ) : (
            <li key={department.url}>
              <StoreLink href={department.url}>{department.title}</StoreLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
