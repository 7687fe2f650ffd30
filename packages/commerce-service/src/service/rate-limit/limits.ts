const minute = 60 * 1000;
const hour = 60 * minute;

/** How often something may be tried within a window, per session and per network block. */
export interface Limit {
  name: string;
  perSession: number;
  /** More than a session's, since a household or an office shares its address. */
  perAddress: number;
  withinMs: number;
}

/** The limits of the service. */
export const limits = {
  /** All changes of a basket: more than a person can make. */
  changes: { name: "changes", perSession: 240, perAddress: 2400, withinMs: minute },
  /** Wrong numbers, PINs and codes of tenders and promotions. */
  guesses: { name: "guesses", perSession: 10, perAddress: 30, withinMs: 15 * minute },
  /** Typed cards that reach the processor, good or not: many shoppers may share an address. */
  cards: { name: "cards", perSession: 10, perAddress: 300, withinMs: 15 * minute },
  /**
   * Cards that the processor declined, typed or in an order, to limit the testing of stolen cards. An order counts
   * before its cards are authorized, and is refunded if they are approved.
   */
  declines: { name: "declines", perSession: 10, perAddress: 30, withinMs: 15 * minute },
  /** Valid swatch orders, whatever their outcome. */
  swatchOrders: { name: "swatches", perSession: 30, perAddress: 300, withinMs: 15 * minute },
  /** Created accounts and changed e-mail addresses: an office shares its address. */
  newAccounts: { name: "new accounts", perSession: 60, perAddress: 60, withinMs: hour },
  /** Tries of the same with an e-mail address in use, which they reveal. */
  refusedAccounts: { name: "new accounts refused", perSession: 5, perAddress: 5, withinMs: hour },
  /** Saved texts of personalized items; the name is stored. */
  personalizations: { name: "designs", perSession: 60, perAddress: 300, withinMs: 15 * minute },
  /** Requests for the store's designers. */
  designRequests: { name: "design requests", perSession: 5, perAddress: 30, withinMs: 24 * hour },
  /** Requested reset links, and passwords set by one. */
  passwordResets: { name: "password resets", perSession: 10, perAddress: 30, withinMs: hour },
} as const satisfies Record<string, Limit>;

/** Wrong PINs of one gift card's number. */
export const wrongPins = {
  name: "pins",
  /** For all sessions and addresses together. */
  perNumber: 5,
  /** After these, for each browser and each account that used the number rightly before. */
  perKnown: 5,
  /** After these, for each other account. */
  perAccount: 3,
  /** For all other accounts together, since accounts cost nothing: 65 of the 10,000 PINs a day. */
  perAllAccounts: 60,
  withinMs: 24 * hour,
} as const;

/**
 * Different wrong promo and tender codes of all shoppers. Browsers that never signed in are slowed down when there are
 * `most` of them, and `perRight` for each network block with a right code: then over 80 % are wrong. Shoppers who are
 * signed in, or have been, may try `maxKnown` in all, since accounts cost nothing.
 */
export const wrongCodes = {
  name: "codes",
  most: 60,
  perRight: 4,
  maxKnown: 600,
  /** While they are slowed down, each session with an item in its cart may try one code in this time. */
  paceMs: 20 * 1000,
  /** One statement counts both. */
  withinMs: limits.guesses.withinMs,
} as const;

/** The number of tries of a key in the current window. */
export interface RateLimitCount {
  subject: string;
  used: number;
  windowStarted: string;
}
