import { type Brand, brand as brands } from "@store/contract/shared";
import type { StoreConfig } from "../config/store-config.ts";
import type { SiteOrigins } from "../urls/page-address.ts";

/** The configured origins of each brand on both sites. */
export type BrandOrigins = Readonly<Record<Brand, SiteOrigins>>;

type SiteConfig = Pick<StoreConfig, "site" | "otherSite" | "brandOf">;

/**
 * The brand of a request, the origins of that brand on both sites, and that of the other brand on this one. A request may have any host: if origins are
 * configured, no link ever has another.
 */
export function shopAt(
  url: string,
  { config, origins }: { config: SiteConfig; origins: BrandOrigins | undefined },
): { brand: Brand; origins: SiteOrigins; otherBrandOrigin: string } {
  const { host, hostname } = new URL(url);
  if (origins === undefined)
    return {
      brand: config.brandOf(hostname),
      origins: neighborsOf(url, config),
      otherBrandOrigin: otherHostOf(url, config),
    };
  const find = (part: "host" | "hostname", value: string) =>
    brands.options.find((brand) => new URL(origins[brand][config.site])[part] === value);
  // Behind a proxy, a host may have a port that its origin omits, such as 443.
  const known = find("host", host) ?? find("hostname", hostname);
  const brand = known ?? config.brandOf(hostname);
  const other = brand === "modern" ? "general" : "modern";
  return { brand, origins: origins[brand], otherBrandOrigin: origins[other][config.site] };
}

/** On a developer's machine: the same port, on the host of the other brand. */
function otherHostOf(url: string, { brandOf }: SiteConfig): string {
  const other = new URL(url);
  other.hostname =
    brandOf(other.hostname) === "modern" ? other.hostname.replace(/^modern\./, "") : `modern.${other.hostname}`;
  return other.origin;
}

/** On a developer's machine: the same host, with the sites on adjacent ports. */
function neighborsOf(url: string, { site, otherSite }: SiteConfig): SiteOrigins {
  const own = new URL(url);
  const other = new URL(url);
  other.port = String(Number(own.port || 80) + otherSite.portOffset);
  return site === "US" ? { US: own.origin, CA: other.origin } : { US: other.origin, CA: own.origin };
}
