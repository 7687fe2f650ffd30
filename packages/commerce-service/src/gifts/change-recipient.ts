import type { CheckoutResult } from "@store/contract/checkout";
import type { BasketState } from "../basket/rules/basket-state.ts";
import { withRecipient } from "../basket/rules/basket-state.ts";
import type { BasketRecipient } from "../basket/rules/to-recipients.ts";
import { changeCheckout } from "../checkout/change-checkout.ts";
import type { OptionChoice } from "../checkout/rules/options/option-choice.ts";
import { recipientRefusals } from "../checkout/rules/recipients/recipient-refusals.ts";
import type { Answer, CallContext } from "../service/context.ts";

/** Keeps a choice for one recipient of the order, or says why it cannot be. */
export function changeRecipient<Reply extends CheckoutResult>(
  recipientId: string,
  context: CallContext,
  choose: (recipient: BasketRecipient, state: BasketState) => OptionChoice,
  toReply: (state: BasketState) => Reply,
): Promise<Answer<Reply | CheckoutResult>> {
  return changeCheckout<Reply | CheckoutResult>(
    context,
    (state) => {
      const recipient = state.recipients.find(({ id }) => id === recipientId);
      if (!recipient) return { kind: "refused", reply: recipientRefusals.recipientNotFound };
      const choice = choose(recipient, state);
      if (!choice.ok) return { kind: "refused", reply: choice.refusal };
      if (Object.keys(choice.changes).length === 0) return { kind: "unchanged" };
      return { kind: "set", next: withRecipient(state.basket, recipientId, choice.changes) };
    },
    toReply,
  );
}
