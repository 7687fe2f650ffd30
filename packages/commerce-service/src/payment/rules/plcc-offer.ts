import type { SavePaymentReply } from "@store/contract/payment";
import type { BasketState } from "../../basket/rules/basket-state.ts";

const termsHtml =
  "<p>Instead of rewards, pay this purchase in 12 equal monthly payments on your store credit card. " +
  "No interest is charged if the purchase is paid in full within 12 months; " +
  "if it is not, interest is charged from the day of the purchase. " +
  "Your card agreement has the rate and all terms.</p>";

/** Whether the store's credit card pays, whose holder chooses between rewards and financing. */
export function hasPlccOffer({ paid }: Pick<BasketState, "paid">): boolean {
  return paid.cards.some(({ card }) => card.type === "PLCCSynchrony");
}

/**
 * The offer in the reply of a payment: once, until a choice is made; with the reason if the processor makes none.
 */
export function toPlccOffer(state: BasketState): Pick<SavePaymentReply, "showOfferPopup" | "offer"> {
  const isOffered = hasPlccOffer(state) && state.basket.choices.plccOffer === undefined;
  if (!isOffered) return { showOfferPopup: false };
  const errorMessage = state.paid.cards.find(({ card }) => card.offerRefusal)?.card.offerRefusal;
  return { showOfferPopup: true, offer: { termsHtml, ...(errorMessage !== undefined && { errorMessage }) } };
}
