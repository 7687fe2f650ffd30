import type { StoreConfig } from "../config/store-config.ts";
import type { SiteOrigins } from "../search-engines/page-address.ts";

/** Where the brand that answers at an address answers on both sites: the same host, on ports side by side. */
export function originsOf(url: string, { site, otherSite }: Pick<StoreConfig, "site" | "otherSite">): SiteOrigins {
  const own = new URL(url);
  const other = new URL(url);
  other.port = String(Number(own.port || 80) + otherSite.portOffset);
  return site === "US" ? { US: own.origin, CA: other.origin } : { US: other.origin, CA: own.origin };
}
