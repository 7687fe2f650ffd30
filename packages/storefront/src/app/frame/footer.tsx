import type { Link, Navigation } from "@store/contract/catalog";
import { StoreLink } from "@store/ui-kit/link";
import type { ReactNode } from "react";
import { SignOutForm } from "../../person/sign-in/sign-out-form.tsx";
import { currencyNames } from "../../web/config/currency-names.ts";
import type { PageStore } from "../../web/config/store-config.ts";
import type { Account } from "../../web/session/account-atom.ts";
import { toTelephoneUrl } from "../../web/urls/to-telephone-url.ts";
import { Wordmark } from "./wordmark.tsx";

/** Links that help with an order. */
const helpLinks: readonly Link[] = [
  { title: "Your Cart", url: "/checkout/cart" },
  { title: "Delivery", url: "/customer-service/terms-of-use#delivery" },
  { title: "Returns", url: "/customer-service/terms-of-use#returns" },
  { title: "Prices & Payment", url: "/customer-service/terms-of-use#payment" },
];

const termsLinks: readonly Link[] = [
  { title: "Terms of Use", url: "/customer-service/terms-of-use" },
  { title: "Privacy Policy", url: "/customer-service/privacy-policy" },
];

/** Links to the store's own pages, and to the account or the sign-in page. */
function toAboutLinks(account: Account | null): readonly Link[] {
  return [
    { title: "Our Stores", url: "/stores" },
    { title: "Free Swatches", url: "/free-swatches" },
    { title: "Design Services", url: "/design-services" },
    { title: "Gift Registry", url: "/gift-registry/registrant-list" },
    account ? { title: "Your Account", url: "/account" } : { title: "Sign In", url: "/account/login" },
    { title: "Rewards", url: "/customer-service/rewards" },
    ...termsLinks,
  ];
}

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

/**
 * The footer: phone number [SITE-06], the departments, help, the account, terms and privacy, and the other
 * country's site.
 */
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
          <p data-part="footer-links">
            <a href={otherSiteUrl}>{store.otherSite.label}</a>
          </p>
        </div>
        <FooterColumn title="Departments" links={departments} />
        <FooterColumn title="Help" links={helpLinks} />
        <FooterColumn title="About" links={toAboutLinks(account)}>
          {account ? <SignOutForm /> : null}
        </FooterColumn>
      </div>
      <div data-part="footer-sign">
        <Wordmark store={store} isSilent />
        <p>{`${store.brandName}. ${store.tagline}. Prices are in ${currencyNames[store.currency]}.`}</p>
      </div>
    </footer>
  );
}

/** The footer of the checkout steps: one line with the phone number [SITE-06] and what an order rests on. */
export function CheckoutFooter({ store }: { readonly store: Pick<PageStore, "servicePhone" | "serviceHours"> }) {
  return (
    <footer data-part="footer" data-print="hide">
      <div data-part="footer-sign">
        <p>
          <a href={toTelephoneUrl(store.servicePhone)}>{store.servicePhone}</a> <span>{store.serviceHours}</span>
        </p>
        <p data-part="footer-links">
          {[...helpLinks.slice(1), ...termsLinks].map(({ title, url }) => (
            <StoreLink key={url} href={url}>
              {title}
            </StoreLink>
          ))}
        </p>
      </div>
    </footer>
  );
}

interface FooterColumnProps {
  readonly title: string;
  readonly links: readonly Link[];
  /** Content after the links. */
  readonly children?: ReactNode;
}

/** A titled list of links. */
function FooterColumn({ title, links, children }: FooterColumnProps) {
  return (
    <nav aria-label={title}>
      <h2 data-part="footer-title">{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.url}>
            <StoreLink href={link.url}>{link.title}</StoreLink>
          </li>
        ))}
        {children ? <li>{children}</li> : null}
      </ul>
    </nav>
  );
}
