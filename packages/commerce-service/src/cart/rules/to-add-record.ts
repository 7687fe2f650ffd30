import type { addToCartItem } from "@store/contract/cart/requests";
import type * as z from "zod/mini";
import type { AddRecord } from "../../basket/basket.ts";
import type { CatalogItem } from "../../basket/basket-context.ts";
import { acceptTerms, findTerms } from "../../basket/rules/terms.ts";

/**
 * The record of an add: where in the shop it was made, and the terms that it accepts. A URL of another origin is dropped;
 * an item for pickup names its store in place of the page (AMB-226).
 */
export function toAddRecord(want: z.output<typeof addToCartItem>, item: CatalogItem, now: Date): AddRecord {
  const { Location: place, Url: url, Position: position, TotalPositions: totalPositions } = want;
  const terms = findTerms(item);
  return {
    ...(place && !want.IsPickupSelected && { place }),
    ...(url && isOwnPath(url) && { url }),
    ...(position && { position }),
    ...(totalPositions && { totalPositions }),
    ...(terms && terms.termsId === want.AcceptedTermsId && { acceptedTerms: acceptTerms(terms, now) }),
  };
}

/** Whether a URL is a path of the shop's own origin. Browsers read a backslash as a slash. */
function isOwnPath(url: string): boolean {
  return /^\/(?![/\\])/.test(url);
}
