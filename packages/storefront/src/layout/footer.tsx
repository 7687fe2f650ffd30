import { StoreLink } from "@store/ui-kit/link";
import type { PageStore } from "../config/store-config.ts";

export interface FooterProps {
  readonly store: Pick<PageStore, "brandName" | "tagline" | "servicePhone" | "serviceHours" | "otherSite">;
  /** The same page on the other country's site. */
  readonly otherSiteUrl: string;
}

const links = [
  { title: "Stores", url: "/stores" },
  { title: "Sign In", url: "/account/login" },
  { title: "Terms of Use", url: "/customer-service/terms-of-use" },
  { title: "Privacy Policy", url: "/customer-service/privacy-policy" },
];

/** Whom to call [SITE-06], the small print, and the way to the other country's site. */
export function Footer({ store, otherSiteUrl }: FooterProps) {
  return (
    <footer data-part="footer" data-print="hide">
      <div data-part="footer-columns">
        <div>
          <p data-part="footer-brand">{store.brandName}</p>
          <p>{store.tagline}</p>
        </div>
        <div>
          <h2 data-part="footer-title">Talk to us</h2>
          <p>
            <a href={`tel:${store.servicePhone.replace(/[^\d+]/g, "")}`}>{store.servicePhone}</a>
            <br />
            {store.serviceHours}
          </p>
        </div>
        <nav aria-label="About this shop">
          <ul>
            {links.map(({ title, url }) => (
              <li key={url}>
                <StoreLink href={url}>{title}</StoreLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <p data-part="footer-site">
        <a href={otherSiteUrl}>{store.otherSite.label}</a>
      </p>
    </footer>
  );
}
