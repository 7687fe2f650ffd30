import { type Brand, brand as brands } from "@store/contract/shared";
import type { StoreConfig } from "../config/store-config.ts";
import type { SiteOrigins } from "../search-engines/page-address.ts";

/** Where each brand answers on both sites, as whoever runs the shop says it. */
export type BrandOrigins = Readonly<Record<Brand, SiteOrigins>>;

type SiteConfig = Pick<StoreConfig, "site" | "otherSite" | "brandOf">;

/**
 * Which brand a request is for, and where that brand answers on both sites. A request may name any host it likes: where
 * origins are configured no link ever carries another.
 */
export function shopAt(
  url: string,
  { config, origins }: { config: SiteConfig; origins: BrandOrigins | undefined },
): { brand: Brand; origins: SiteOrigins } {
  const { host, hostname } = new URL(url);
  if (origins === undefined) return { brand: config.brandOf(hostname), origins: neighborsOf(url, config) };
  const find = (part: "host" | "hostname", value: string) =>
    brands.options.find((brand) => new URL(origins[brand][config.site])[part] === value);
  // Behind a proxy a host may come with a port that its origin does not spell, such as 443.
  const known = find("host", host) ?? find("hostname", hostname);
  const brand = known ?? config.brandOf(hostname);
  return { brand, origins: origins[brand] };
}

/** On a developer's machine: the same host, the sites on ports side by side. */
function neighborsOf(url: string, { site, otherSite }: SiteConfig): SiteOrigins {
  const own = new URL(url);
  const other = new URL(url);
  other.port = String(Number(own.port || 80) + otherSite.portOffset);
  return site === "US" ? { US: own.origin, CA: other.origin } : { US: other.origin, CA: own.origin };
}
