/** Why a promo code does not count. */
export const promoErrorCodes = [
  "PromoMissing",
  "PromoNotFound",
  "PromoNotForSite",
  "PromoNotStarted",
  "PromoExpired",
  "PromoUsed",
  "PromoNotApplicable",
  "PromoMinimum",
] as const;
export type PromoErrorCode = (typeof promoErrorCodes)[number];
