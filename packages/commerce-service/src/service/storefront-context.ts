import { type Brand, brand, type Site, site } from "@store/contract/shared";
import * as z from "zod/mini";

/** The storefront of a call. */
export interface StorefrontContext {
  site: Site;
  brand: Brand;
  /** The shopper's IP address, as the storefront's server sees it. */
  clientAddress?: string | null;
  /** What the browser calls itself. */
  userAgent?: string | null;
}

/** Reads the headers of the storefront's server; by default a call belongs to the general brand in the US. */
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
