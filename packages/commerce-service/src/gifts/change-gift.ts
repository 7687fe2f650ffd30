import type { CheckoutResult } from "@store/contract/checkout";
import type { GiftOptionReply } from "@store/contract/gifts";
import type { UpdateGiftMessage, UpdateGiftOption } from "@store/contract/gifts/requests";
import type { ServiceLevel } from "@store/contract/shared";
import type { BasketState } from "../basket/rules/basket-state.ts";
import type { BasketRecipient } from "../basket/rules/to-recipients.ts";
import { toCheckoutResult, toRecipientsResult } from "../checkout/change-checkout.ts";
import { chooseGift } from "../checkout/rules/options/choose-gift.ts";
import { type OptionChoice, refuseOption, unchanged } from "../checkout/rules/options/option-choice.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { changeRecipient } from "./change-recipient.ts";
import { checkGiftMessage, giftMessageTexts } from "./rules/check-gift-message.ts";

/**
 * What is written with a recipient's gift; an empty message is none [CALL-067]. The save that opening the box makes of
 * its own is never refused: what cannot be printed is left out (AMB-069).
 */
export function updateGiftMessage(
  { recipientId, message, isInitialTrigger }: UpdateGiftMessage,
  context: CallContext,
): Promise<Answer<CheckoutResult>> {
  return changeRecipient<CheckoutResult>(
    recipientId,
    context,
    ({ choice: { gift } }) => {
      const check = checkGiftMessage(message);
      if (check.ok) {
        return { ok: true, changes: { gift: { giftWrap: null, ...gift, isGift: true, giftMessage: check.value } } };
      }
      return isInitialTrigger ? unchanged : refuseOption("GiftMessageInvalid", giftMessageTexts[check.problem]);
    },
    (state) => toCheckoutResult(state, context),
  );
}

/** A recipient's gift options with the level that their shipments travel by [CALL-068]. */
export function updateGiftOption(
  { recipientId, giftOptions, serviceLevel }: UpdateGiftOption,
  context: CallContext,
): Promise<Answer<GiftOptionReply>> {
  return changeRecipient(
    recipientId,
    context,
    (recipient, state) => {
      const gift = chooseGift(giftOptions, recipient);
      if (!gift.ok) return gift;
      const levels = chooseLevel(serviceLevel, recipient, state);
      return levels.ok ? { ok: true, changes: { ...gift.changes, ...levels.changes } } : levels;
    },
    (state) => toRecipientsResult(state, context),
  );
}

// The call names one level for a recipient: each shipment that can travel by it does, the others keep theirs.
function chooseLevel(wanted: ServiceLevel, { id }: BasketRecipient, { priced }: BasketState): OptionChoice {
  const own = priced.shipments.filter(({ recipientId }) => recipientId === id);
  const fitting = own.filter(({ levels }) => levels.some(({ level }) => level === wanted));
  if (fitting.length === 0) {
    return refuseOption("ServiceLevelNotOffered", "This delivery is no longer offered. Please choose another.");
  }
  const serviceLevels = Object.fromEntries(
    own.map((shipment) => [shipment.id, fitting.includes(shipment) ? wanted : shipment.selected]),
  );
  return { ok: true, changes: { serviceLevels } };
}
