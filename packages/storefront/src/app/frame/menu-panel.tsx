import type { Navigation } from "@store/contract/catalog";
import type { ShipTo } from "@store/contract/shared";
import { CloseIcon, ExpandIcon } from "@store/ui-kit/icons";
import { StoreLink } from "@store/ui-kit/link";
import { ShipToLink } from "../../buy/ship-to/ship-to-link.tsx";
import type { PageStore } from "../../web/config/store-config.ts";
import type { Account } from "../../web/session/account-atom.ts";
import { toTelephoneUrl } from "../../web/urls/to-telephone-url.ts";
import { AccountItems } from "./account-menu.tsx";
import { closeWhenLeft, menuPanelId } from "./panels.ts";

export interface MenuPanelProps extends Readonly<Pick<Navigation, "departments">> {
  readonly store: Pick<PageStore, "servicePhone" | "serviceHours" | "otherSite">;
  readonly otherSiteUrl: string;
  readonly shipTo: ShipTo | null;
  readonly account?: Account | null;
  readonly here?: string | undefined;
}

/** All links of the header, as one panel from the side of a phone. It opens and expands without scripts. */
export function MenuPanel({ departments, store, otherSiteUrl, shipTo, account = null, here }: MenuPanelProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handler only closes the panel when the focus leaves it.
    <div id={menuPanelId} popover="auto" data-part="menu-panel" onBlur={closeWhenLeft}>
      <div data-part="menu-head">
        <span data-part="menu-title">Menu</span>
        <button type="button" popoverTarget={menuPanelId} popoverTargetAction="hide" aria-label="Close menu">
          <CloseIcon size={22} />
        </button>
      </div>
      <nav aria-label="Menu" data-part="menu-departments">
        <ul>
          {departments.map(({ title, url, categories }) => (
            <li key={url}>
              {categories.length > 0 ? (
                <details name="menu-department">
                  <summary>
                    <span>{title}</span>
                    <ExpandIcon size={18} />
                  </summary>
                  <ul>
                    <li>
                      <StoreLink href={url}>{`All ${title}`}</StoreLink>
                    </li>
                    {categories.map((category) => (
                      <li key={category.url}>
                        <StoreLink href={category.url}>{category.title}</StoreLink>
                      </li>
                    ))}
                  </ul>
                </details>
              ) : (
                <StoreLink href={url}>{title}</StoreLink>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <ul data-part="menu-services">
        <AccountItems account={account} here={here} />
        <li>
          <StoreLink href="/stores">Stores</StoreLink>
        </li>
        <li>
          <ShipToLink shipTo={shipTo} />
        </li>
        <li>
          <a href={otherSiteUrl}>{store.otherSite.label}</a>
        </li>
        <li>
          <a href={toTelephoneUrl(store.servicePhone)}>{`Call ${store.servicePhone}`}</a>
          <p>{store.serviceHours}</p>
        </li>
      </ul>
    </div>
  );
}
