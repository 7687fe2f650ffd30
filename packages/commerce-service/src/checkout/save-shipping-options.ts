import type { CheckoutResult } from "@store/contract/checkout";
import type { SaveShippingAndGiftOptions } from "@store/contract/checkout/requests";
import type { Basket } from "../basket/basket.ts";
import type { BasketState } from "../basket/rules/basket-state.ts";
import { withRecipient } from "../basket/rules/edit-basket.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { type CheckoutDecision, changeCheckout } from "./change-checkout.ts";
import { chooseServiceLevels } from "./rules/choose-service-levels.ts";
import { toCheckoutResult } from "./to-checkout-result.ts";

const refusals = {
  recipientNotFound: {
    isSuccess: false,
    message: "Your order no longer goes to this person. Reload the page and choose again.",
    errorCode: "RecipientNotFound",
  },
  notOffered: {
    isSuccess: false,
    message: "This delivery is no longer offered for your address. Please choose another.",
    errorCode: "ServiceLevelNotOffered",
  },
} as const satisfies Record<string, CheckoutResult>;

/** Keeps how each shipment travels; only levels that are offered for it now [CALL-044]. */
export function saveShippingOptions(
  { recipients }: SaveShippingAndGiftOptions,
  context: CallContext,
): Promise<Answer<CheckoutResult>> {
  return changeCheckout<CheckoutResult>(
    context,
    (state) => chooseFor(recipients, state),
    (state) => toCheckoutResult(state, context),
  );
}

function chooseFor(
  wanted: SaveShippingAndGiftOptions["recipients"],
  { basket, recipients, priced }: BasketState,
): CheckoutDecision<CheckoutResult> {
  let next: Basket = basket;
  for (const { recipientId, shipments } of wanted) {
    if (!recipients.some(({ id }) => id === recipientId)) return { kind: "refused", reply: refusals.recipientNotFound };
    const own = priced.shipments.filter((shipment) => shipment.recipientId === recipientId);
    const choice = chooseServiceLevels(own, shipments);
    if (!choice.ok) return { kind: "refused", reply: refusals[choice.problem] };
    next = withRecipient(next, recipientId, { serviceLevels: choice.serviceLevels });
  }
  return { kind: "set", next };
}
