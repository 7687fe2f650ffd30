const minute = 60 * 1000;
const hour = 60 * minute;

/** How often something may be tried within a window, by the same session and from the same place in the network. */
export interface Limit {
  name: string;
  perSession: number;
  /** More than a session's, since a household or an office shares its address. */
  perAddress: number;
  withinMs: number;
}

/** What the service ships with. */
export const limits = {
  /** Changes of a basket, whatever they are: more than hands can make. */
  changes: { name: "changes", perSession: 240, perAddress: 2400, withinMs: minute },
  /** Wrong numbers, PINs and codes of what pays or takes something off. */
  guesses: { name: "guesses", perSession: 10, perAddress: 30, withinMs: 15 * minute },
  /** Typed cards that are handed to the processor, good or not: of an address as many as shop there at once. */
  cards: { name: "cards", perSession: 10, perAddress: 300, withinMs: 15 * minute },
  /**
   * Cards that the processor turned down, typed or at the order: what somebody with a list of stolen ones collects. An order
   * counts from before its cards are asked until it turns out that they were not.
   */
  declines: { name: "declines", perSession: 10, perAddress: 30, withinMs: 15 * minute },
  /** Swatch orders that are well-formed, whatever comes of them. */
  swatchOrders: { name: "swatches", perSession: 30, perAddress: 300, withinMs: 15 * minute },
  /** Tries to make an account, which tell whether an e-mail address is in use. */
  newAccounts: { name: "new accounts", perSession: 5, perAddress: 5, withinMs: hour },
  /** Requests for the store's designers. */
  designRequests: { name: "design requests", perSession: 5, perAddress: 30, withinMs: 24 * hour },
  /** Asked-for reset links, and passwords set by one. */
  passwordResets: { name: "password resets", perSession: 10, perAddress: 30, withinMs: hour },
} as const satisfies Record<string, Limit>;

/** Wrong PINs of one gift card's number, by all sessions and addresses together. */
export const wrongPins = { name: "pins", perNumber: 5, withinMs: 24 * 60 * minute } as const;

/** How often a subject has tried in the window that runs. */
export interface RateLimitCount {
  subject: string;
  used: number;
  windowStarted: string;
}
