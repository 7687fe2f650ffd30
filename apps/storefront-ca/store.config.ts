import { bothSites } from "@store/storefront/both-sites";
import type { StoreConfig } from "@store/storefront/config";

/** Canada: Canadian dollars, postal codes, provinces. */
export const config: StoreConfig = {
  ...bothSites,
  site: "CA",
  currency: "CAD",
  locale: "en-CA",
  country: "CAN",
  servicePhone: "(416) 555-0150",
  registryPhone: "(416) 555-0151",
  otherSite: { label: "Shop in the United States", portOffset: -1 },
};
