import type { Site } from "@store/contract/shared";
import { formatSitePrice } from "../pricing/format-site-price.ts";

/** What a product costs as the shop keeps it, and when it is made of a shopper's own choices; in cents. */
interface TwoPrices {
  readyCents: number;
  customCents: number;
}

const reason = "its parts are cut and fitted for your order alone";

/**
 * Why a product costs more from its own page's link "Customize" than the price of the page, in the fabric of the page if it
 * has one; undefined unless it does.
 */
export function toCustomizeNote(
  { readyCents, customCents, fabricName }: TwoPrices & { fabricName: string | null },
  site: Site,
): string | undefined {
  if (customCents <= readyCents) return;
  const inFabric = fabricName === null ? "" : ` in ${fabricName}`;
  const [custom, ready] = [customCents, readyCents].map((cents) => formatSitePrice(cents, site));
  return `From ${custom}${inFabric}, because ${reason}. At ${ready} you get it as shown here.`;
}

/** The same beside the running price of the page where it is customized. */
export function toCustomPriceNote({ readyCents, customCents }: TwoPrices, site: Site): string | undefined {
  if (customCents <= readyCents) return;
  return `It costs more than the fabrics we keep at hand, from ${formatSitePrice(readyCents, site)}, because ${reason}.`;
}
