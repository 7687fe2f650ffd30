/** Delivery and pickup status of a line. */
export const availabilityStatus = {
  notFound: 0,
  available: 1,
  futureAvailability: 2,
  noLongerAvailable: 3,
  notEligible: 4,
  noCarrier: 5,
  error: 6,
  notRequested: 7,
} as const;
export type AvailabilityStatus = (typeof availabilityStatus)[keyof typeof availabilityStatus];

/** The speed and range of a delivery. */
export const serviceLevel = { standard: 1, premium: 2, express: 3, localInHome: 6, longDistanceInHome: 7 } as const;
export type ServiceLevel = (typeof serviceLevel)[keyof typeof serviceLevel];

/** Ship methods share the service levels' numbers and add two. */
export const shipMethod = { ...serviceLevel, basicFreight: 8, giftCard: 9 } as const;
export type ShipMethod = (typeof shipMethod)[keyof typeof shipMethod];

/** The results of ValidateCart. */
export const cartErrorType = {
  none: 0,
  invalidBasket: 1,
  browseCustomApiException: 2,
  nlaItems: 3,
  installationServiceUnavailable: 4,
  personalizationServiceUnavailable: 5,
  inHousePersonalizationNlaItems: 6,
  allNlaItems: 7,
  emptyBasket: 8,
  pfasItems: 9,
} as const;
export type CartErrorType = (typeof cartErrorType)[keyof typeof cartErrorType];

/** How an item is personalized. */
export const customizationType = { none: 0, legacy: 100, inHouseEmbroidery: 700, inHouseEtching: 705 } as const;
export type CustomizationType = (typeof customizationType)[keyof typeof customizationType];

/** Why a promo code is not valid. */
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
