import type { CheckoutResult } from "@store/contract/checkout";
import { type GiftOptionReply, giftOperations } from "@store/contract/gifts";
import {
  giftRequests,
  type UpdateBaggingOption,
  type UpdateGiftMessage,
  type UpdateGiftOption,
  type UpdateGiftReceipt,
} from "@store/contract/gifts/requests";
import type { ServiceLevel } from "@store/contract/shared";
import { type BasketCall, defineBasketModule } from "../basket/basket-call.ts";
import { type BasketState, withRecipient } from "../basket/rules/basket-state.ts";
import type { BasketRecipient } from "../basket/rules/to-recipients.ts";
import { changeCheckout, toCheckoutResult, toRecipientsResult } from "../checkout/change-checkout.ts";
import { checkGiftMessage, giftMessageTexts } from "../checkout/rules/options/check-gift-message.ts";
import { chooseBagging, chooseGift } from "../checkout/rules/options/choose-gift.ts";
import { noChange, type OptionChoice, refuseOption } from "../checkout/rules/options/option-choice.ts";
import { recipientRefusals } from "../checkout/rules/recipients/recipient-refusals.ts";
import { type Answer, pickCalls } from "../service/context.ts";

/** Saves a selection for one recipient of the order, or returns its refusal. */
function changeRecipient<Reply extends CheckoutResult>(
  recipientId: string,
  context: BasketCall,
  toReply: (state: BasketState, context: BasketCall) => Reply,
  choose: (recipient: BasketRecipient, state: BasketState) => OptionChoice,
): Promise<Answer<Reply | CheckoutResult>> {
  return changeCheckout<Reply | CheckoutResult>(context, toReply, (state) => {
    const recipient = state.recipients.find(({ id }) => id === recipientId);
    if (!recipient) return { kind: "refused", refusal: recipientRefusals.recipientNotFound };
    const choice = choose(recipient, state);
    if (choice.kind !== "change") return choice;
    return { kind: "change", next: withRecipient(state.basket, recipientId, choice.changes) };
  });
}

/**
 * The message of a recipient's gift; an empty message is none. The automatic save after opening the gift options is
 * never refused: what cannot be printed is omitted.
 */
function updateGiftMessage(
  { recipientId, message, isInitialTrigger }: UpdateGiftMessage,
  context: BasketCall,
): Promise<Answer<CheckoutResult>> {
  return changeRecipient<CheckoutResult>(recipientId, context, toCheckoutResult, ({ choice: { gift } }) => {
    const check = checkGiftMessage(message);
    if (check.ok) {
      return {
        kind: "change",
        changes: { gift: { giftWrap: null, ...gift, isGift: true, giftMessage: check.value } },
      };
    }
    return isInitialTrigger ? noChange : refuseOption("GiftMessageInvalid", giftMessageTexts[check.problem]);
  });
}

/** A recipient's gift options with the service level of their shipments. */
function updateGiftOption(
  { recipientId, giftOptions, serviceLevel }: UpdateGiftOption,
  context: BasketCall,
): Promise<Answer<GiftOptionReply>> {
  return changeRecipient(recipientId, context, toRecipientsResult, (recipient, state) => {
    const gift = chooseGift(giftOptions, recipient);
    if (gift.kind !== "change") return gift;
    const levels = chooseLevel(serviceLevel, recipient, state);
    return levels.kind === "change" ? { kind: "change", changes: { ...gift.changes, ...levels.changes } } : levels;
  });
}

// The call has one level for a recipient: each shipment that offers it uses it, the others keep theirs.
function chooseLevel(wanted: ServiceLevel, { id }: BasketRecipient, { priced }: BasketState): OptionChoice {
  const own = priced.shipments.filter(({ recipientId }) => recipientId === id);
  const fitting = own.filter(({ levels }) => levels.some(({ level }) => level === wanted));
  if (fitting.length === 0) {
    return refuseOption("ServiceLevelNotOffered", "This delivery is no longer offered. Please choose another.");
  }
  const serviceLevels = Object.fromEntries(
    own.map((shipment) => [shipment.id, fitting.includes(shipment) ? wanted : shipment.selected]),
  );
  return { kind: "change", changes: { serviceLevels } };
}

/** Whether a pickup has a receipt without prices. */
function updateGiftReceipt(
  { recipientId, selectedOption }: UpdateGiftReceipt,
  context: BasketCall,
): Promise<Answer<CheckoutResult>> {
  return changePickup(recipientId, context, () => ({ kind: "change", changes: { hasGiftReceipt: selectedOption } }));
}

/** The packaging of a pickup. */
function updateBaggingOption(
  { recipientId, selectedOption }: UpdateBaggingOption,
  context: BasketCall,
): Promise<Answer<CheckoutResult>> {
  return changePickup(recipientId, context, (recipient) => chooseBagging(selectedOption, recipient));
}

function changePickup(recipientId: string, context: BasketCall, choose: (pickup: BasketRecipient) => OptionChoice) {
  return changeRecipient<CheckoutResult>(recipientId, context, toCheckoutResult, (recipient) =>
    recipient.place === null ? choose(recipient) : { kind: "refused", refusal: recipientRefusals.recipientNotFound },
  );
}

/** The calls for gifts and the packaging of pickups. */
export const giftModule = defineBasketModule({
  operations: pickCalls(giftOperations, [
    "updateGiftReceipt",
    "updateBaggingOption",
    "updateGiftMessage",
    "updateGiftOption",
  ]),
  requests: giftRequests,
  handlers: { updateGiftReceipt, updateBaggingOption, updateGiftMessage, updateGiftOption },
});
