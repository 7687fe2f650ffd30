import type { Site } from "@store/contract/shared";
import { formatSitePrice } from "../pricing/format-site-price.ts";

/** What a product costs as the shop keeps it, and when it is made of a shopper's own choices; in cents. */
interface TwoPrices {
  readyCents: number;
  customCents: number;
}

/**
 * What a product costs from its own page's link "Customize" and why that is more than the price of the page, in the fabric of
 * the page if it has one; undefined unless it is more.
 */
export function toCustomizeNote(
  { readyCents, customCents, fabricName }: TwoPrices & { fabricName: string | null },
  site: Site,
): string | undefined {
  if (customCents <= readyCents) return;
  const inFabric = fabricName === null ? "" : ` in ${fabricName}`;
  return `From ${formatSitePrice(customCents, site)}${inFabric}, cut and fitted for you`;
}

/** Why it costs more, beside the running price of the page where it is customized. */
export function toCustomPriceNote({ readyCents, customCents }: TwoPrices, site: Site): string | undefined {
  if (customCents <= readyCents) return;
  const ready = formatSitePrice(readyCents, site);
  return `It costs more than the fabrics we keep at hand, from ${ready}, because its parts are cut and fitted for your order alone.`;
}
