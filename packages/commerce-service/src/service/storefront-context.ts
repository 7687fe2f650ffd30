import { type Brand, brand, type Site, site } from "@store/contract/shared";
import * as z from "zod/mini";

/** Which storefront a call came through. */
export interface StorefrontContext {
  site: Site;
  brand: Brand;
  /** Where the shopper's browser stands in the network, as the storefront's server sees it. */
  clientAddress?: string | null;
  /** What the browser calls itself. */
  userAgent?: string | null;
}

/** Reads the headers that the storefront's server sets; without them a call counts as the general brand's in the US. */
export function readStorefrontContext(headers: Headers): StorefrontContext {
  const foundSite = z.safeParse(site, headers.get("x-store-site"));
  const foundBrand = z.safeParse(brand, headers.get("x-store-brand"));
  return {
    site: foundSite.success ? foundSite.data : "US",
    brand: foundBrand.success ? foundBrand.data : "general",
    clientAddress: headers.get("x-store-client-address") || null,
    userAgent: headers.get("user-agent"),
  };
}
