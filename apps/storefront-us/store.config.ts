import { bothSites } from "@store/storefront/both-sites";
import type { StoreConfig } from "@store/storefront/config";

/** The United States: dollars, ZIP codes, miles. */
export const config: StoreConfig = {
  ...bothSites,
  site: "US",
  currency: "USD",
  locale: "en-US",
  country: "USA",
  servicePhone: "(312) 555-0100",
  registryPhone: "(312) 555-0101",
  otherSite: { label: "Shop in Canada", portOffset: 1 },
};
