import type { CheckoutResult } from "@store/contract/checkout";
import type { UpdateBaggingOption, UpdateGiftReceipt } from "@store/contract/gifts/requests";
import type { BasketRecipient } from "../basket/rules/to-recipients.ts";
import { toCheckoutResult } from "../checkout/change-checkout.ts";
import { chooseBagging } from "../checkout/rules/options/choose-gift.ts";
import type { OptionChoice } from "../checkout/rules/options/option-choice.ts";
import { recipientRefusals } from "../checkout/rules/recipients/recipient-refusals.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { changeRecipient } from "./change-recipient.ts";

/** Whether a pickup comes with a receipt that names no prices [CALL-062]. */
export function updateGiftReceipt(
  { recipientId, selectedOption }: UpdateGiftReceipt,
  context: CallContext,
): Promise<Answer<CheckoutResult>> {
  return changePickup(recipientId, context, () => ({ ok: true, changes: { hasGiftReceipt: selectedOption } }));
}

/** What a pickup is handed over in [CALL-063]. */
export function updateBaggingOption(
  { recipientId, selectedOption }: UpdateBaggingOption,
  context: CallContext,
): Promise<Answer<CheckoutResult>> {
  return changePickup(recipientId, context, (recipient) => chooseBagging(selectedOption, recipient));
}

function changePickup(recipientId: string, context: CallContext, choose: (pickup: BasketRecipient) => OptionChoice) {
  return changeRecipient<CheckoutResult>(
    recipientId,
    context,
    (recipient) =>
      recipient.place === null ? choose(recipient) : { ok: false, refusal: recipientRefusals.recipientNotFound },
    (state) => toCheckoutResult(state, context),
  );
}
