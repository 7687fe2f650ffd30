import type { CheckoutModel } from "@store/contract/checkout";
import type { AppliedCard } from "@store/contract/payment";

/** What the payment step asks of a card. */
export type CardMode =
  /** Nothing is left to pay. */
  | { readonly kind: "none" }
  /** The applied card pays. */
  | { readonly kind: "applied"; readonly card: AppliedCard }
  /** The applied card pays once its security code was typed again (AMB-209). */
  | { readonly kind: "code"; readonly card: AppliedCard }
  /** Another card is typed; the applied one, if any, can still be kept. */
  | { readonly kind: "new"; readonly card: AppliedCard | null };

/** What is asked for with what is applied; `wantsNew` once the shopper has chosen another card. */
export function getCardMode(model: CheckoutModel | null, wantsNew: boolean): CardMode {
  if (model?.paymentData.isPaymentNeeded === false) return { kind: "none" };
  const applied = model?.paymentData.creditCardData.cardOneInfo ?? null;
  const card = applied?.isApplied && applied.isValid ? applied : null;
  if (card === null || wantsNew) return { kind: "new", card };
  return { kind: card.verifyCreditCard && !card.isVerificationApplied ? "code" : "applied", card };
}
