import type { Site } from "@store/contract/shared";
import { formatSitePrice } from "./format-site-price.ts";
import type { Promotion, PromotionRefusal } from "./promotion.ts";

export type PromoErrorCode = "PromoMissing" | "PromoNotFound" | PromotionRefusal["errorCode"];

/** The message for an unknown code. */
export const unknownPromoMessages = {
  PromoMissing: "Please enter a promo code.",
  PromoNotFound: "We do not know this promo code. Please check it and try again.",
} as const;

const siteNames: Readonly<Record<Site, string>> = { US: "United States", CA: "Canada" };

type PromoMessageData = { promotion: Promotion; site: Site; missingCents: number };
const messages: Readonly<Record<PromotionRefusal["errorCode"], (data: PromoMessageData) => string>> = {
  PromoNotForSite: ({ promotion, site }) => `${promotion.code} cannot be used on our ${siteNames[site]} site.`,
  PromoNotStarted: ({ promotion }) => `${promotion.code} has not started yet.`,
  PromoExpired: ({ promotion }) => `${promotion.code} has expired.`,
  PromoUsed: ({ promotion }) =>
    promotion.usage === "oncePerCustomer"
      ? `You have already used ${promotion.code}.`
      : `${promotion.code} has already been used.`,
  PromoNotApplicable: ({ promotion }) =>
    promotion.kind === "freeShipping"
      ? `${promotion.code} is for items that ship as parcels, and none of yours do.`
      : `${promotion.code} does not apply to the items in your cart.`,
  PromoMinimum: ({ promotion, site, missingCents }) =>
    promotion.categorySlug === null
      ? `Add ${formatSitePrice(missingCents, site)} more to your cart to use ${promotion.code}.`
      : `Add ${formatSitePrice(missingCents, site)} more of the items that ${promotion.code} covers to use it.`,
};

/** Why a known code is refused, with the text of the promo code field. */
export function promoMessage(
  refusal: PromotionRefusal,
  { promotion, site }: { promotion: Promotion; site: Site },
): string {
  const missingCents = refusal.errorCode === "PromoMinimum" ? refusal.missingCents : 0;
  return messages[refusal.errorCode]({ promotion, site, missingCents });
}

/** The message if a new code has replaced others: which one remains, and which were removed. */
export function toReplacedMessage(added: Promotion, removed: readonly Promotion[]): string | null {
  if (removed.length === 0) return null;
  const left = removed.map(({ code }) => code).join(" and ");
  // A code that cannot be combined was the only one, so it is the only one that is removed.
  if (added.isCombinable) return `${left} cannot be combined with other promo codes, so it was removed.`;
  const were = removed.length > 1 ? "were" : "was";
  return `${added.code} cannot be combined with other promo codes, so ${left} ${were} removed.`;
}
