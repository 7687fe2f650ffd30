import { displayCardType } from "@store/card-validation";
import type { CheckoutModel } from "@store/contract/checkout";
import { getCardMode } from "./card-mode.ts";
import { defaultPaymentErrorText } from "./payment-error.ts";

/**
 * What a page says that came without the service's words, as one without scripts does: of a card whose code is asked again
 * what the service says of a wrong one (AMB-209).
 */
export function toPaymentErrorText(model: CheckoutModel | null): string {
  const mode = getCardMode(model, false);
  if (mode.kind !== "code") return defaultPaymentErrorText;
  const name = `${displayCardType(mode.card.type)} ending in ${mode.card.lastFour}`;
  return `The security code of your ${name} is not right, and nothing was charged. Please enter it again, or use another card.`;
}
