import type { CheckoutResult } from "@store/contract/checkout";
import type { SaveShippingAndGiftOptions } from "@store/contract/checkout/requests";
import type { Answer, CallContext } from "../service/context.ts";
import { changeCheckout } from "./change-checkout.ts";
import { chooseServiceLevels } from "./rules/choose-service-levels.ts";
import { recipientId } from "./rules/to-checkout-model.ts";
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
    ({ priced }) => {
      if (recipients.some((recipient) => recipient.recipientId !== recipientId)) {
        return { kind: "refused", reply: refusals.recipientNotFound };
      }
      const choice = chooseServiceLevels(
        priced.shipments,
        recipients.flatMap(({ shipments }) => shipments),
      );
      if (!choice.ok) return { kind: "refused", reply: refusals[choice.problem] };
      return { kind: "set", columns: { service_levels: choice.serviceLevels } };
    },
    (state) => toCheckoutResult(state, context),
  );
}
