/** The names of payments other than cards, which are named by their networks. */
export const paymentNames = {
  giftCard: "Gift card",
  tenderCode: "Store credit",
  certificate: "Reward certificate",
  applePay: "Apple Pay",
  payPal: "PayPal",
  venmo: "Venmo",
  visaCheckout: "Visa Checkout",
  masterpass: "Masterpass",
} as const;

/** What pays besides the store's own tenders and cards: an account, or a device, of the shopper's. */
export type WalletKind = Exclude<keyof typeof paymentNames, "giftCard" | "tenderCode" | "certificate">;

/** A wallet that a storefront offers. */
export interface StoreWallet {
  readonly kind: WalletKind;
  /** What shoppers call it. */
  readonly name: string;
  /** Where its provider serves the script and the sheet. */
  readonly origin: string;
  /** What its sheet is: a window, a frame in the page, or a page that leads back to the shop. */
  readonly opens: "window" | "frame" | "page";
}

/** The name of a payment other than a card, as "Gift card ending in 3017" or "PayPal": a wallet has no number. */
export function toPaymentName({ kind, lastFour }: { kind: keyof typeof paymentNames; lastFour: string }): string {
  const isNumbered = kind === "giftCard" || kind === "tenderCode" || kind === "certificate";
  return isNumbered ? `${paymentNames[kind]} ending in ${lastFour}` : paymentNames[kind];
}
