import type { Navigation } from "@store/contract/catalog";
import { currencyNames } from "../config/currency-names.ts";
import type { PageStore } from "../config/store-config.ts";
import type { Account } from "./account-link.tsx";
import { FooterColumn } from "./footer-column.tsx";
import { helpLinks, toAboutLinks } from "./footer-links.ts";
import { SignOutForm } from "./sign-out-form.tsx";
import { toTelephoneUrl } from "./to-telephone-url.ts";
import { Wordmark } from "./wordmark.tsx";

export interface FooterProps extends Readonly<Pick<Navigation, "departments">> {
  readonly store: Pick<
    PageStore,
    "brandName" | "wordmark" | "tagline" | "servicePhone" | "serviceHours" | "otherSite" | "currency"
  >;
  /** The home page of the other country's site. */
  readonly otherSiteUrl: string;
  /** Null for a guest. */
  readonly account?: Account | null;
}

/** Whom to call [SITE-06], every department that is given, help, the account, the small print, and the way to the other country's site. */
export function Footer({ store, otherSiteUrl, departments, account = null }: FooterProps) {
  return (
    <footer data-part="footer" data-print="hide">
      <div data-part="footer-columns">
        <div data-part="footer-contact">
          <h2 data-part="footer-title">Talk to us</h2>
          <p data-part="footer-phone">
            <a href={toTelephoneUrl(store.servicePhone)}>{store.servicePhone}</a>
          </p>
          <p>{store.serviceHours}</p>
          <p data-part="footer-site">
            <a href={otherSiteUrl}>{store.otherSite.label}</a>
          </p>
        </div>
        {departments.length > 0 ? <FooterColumn title="Departments" links={departments} /> : null}
        <FooterColumn title="Help" links={helpLinks} />
        <FooterColumn title="About" links={toAboutLinks(account)}>
          {account ? <SignOutForm /> : null}
        </FooterColumn>
      </div>
      <div data-part="footer-sign">
        <Wordmark store={store} isSilent />
        <p>
          {store.brandName}. {store.tagline}. Prices are in {currencyNames[store.currency]}.
        </p>
      </div>
    </footer>
  );
}
