import type { Site } from "@store/contract/shared";
import { formatPrice, type PriceOptions } from "@store/price-format";

const formats = {
  US: { currency: "USD", locale: "en-US" },
  CA: { currency: "CAD", locale: "en-CA" },
} as const satisfies Record<Site, PriceOptions>;

/** Formats cents of a site's currency. */
export function formatSitePrice(cents: number, site: Site): string {
  return formatPrice(cents, formats[site]);
}
