/** Why a promo code does not count. */
export const promoErrorCodes = [
  "PromoNotFound",
  "PromoNotYet",
  "PromoExpired",
  "PromoUsed",
  "PromoMinimum",
  "PromoNotForCart",
  "PromoNotCombinable",
] as const;
export type PromoErrorCode = (typeof promoErrorCodes)[number];
