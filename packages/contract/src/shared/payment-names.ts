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

/** The name of a payment other than a card, as "Gift card ending in 3017" or "PayPal": a wallet has no number. */
export function toPaymentName({ kind, lastFour }: { kind: keyof typeof paymentNames; lastFour: string }): string {
  const isNumbered = kind === "giftCard" || kind === "tenderCode" || kind === "certificate";
  return isNumbered ? `${paymentNames[kind]} ending in ${lastFour}` : paymentNames[kind];
}
