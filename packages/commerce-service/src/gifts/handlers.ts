import type { RecipientsReply } from "@store/contract/checkout";
import { giftOperations, type SplitReply } from "@store/contract/gifts";
import {
  giftRequests,
  type RestoreRecipient,
  type SplitItem,
  type UpdateBopsToShipping,
  type UpdateRecipientId,
} from "@store/contract/gifts/requests";
import { type BasketState, withChoices, withLine, withNewLine } from "../basket/rules/basket-state.ts";
import { toEmail } from "../basket/rules/to-email.ts";
import { type CheckoutDecision, changeCheckout, toRecipientsResult } from "../checkout/change-checkout.ts";
import { findAddress } from "../checkout/rules/recipients/find-address.ts";
import { findCarriedLine } from "../checkout/rules/recipients/find-carried-line.ts";
import { recipientRefusals } from "../checkout/rules/recipients/recipient-refusals.ts";
import { restoreRecipient, withRemovedRecipient } from "../checkout/rules/recipients/removed-recipient.ts";
import { sendLines } from "../checkout/rules/recipients/send-lines.ts";
import { withAddress } from "../checkout/rules/recipients/with-address.ts";
import { findUnavailableLines } from "../checkout/rules/validation/find-unavailable-lines.ts";
import { toLinesToValidate } from "../checkout/rules/validation/to-lines-to-validate.ts";
import { type Answer, type CallContext, defineModule } from "../service/context.ts";
import { updateBaggingOption, updateGiftMessage, updateGiftOption, updateGiftReceipt } from "./change-recipient.ts";

const notAvailable = {
  isSuccess: false,
  message: "Some of these items are no longer available to ship. Please remove them to go on.",
  errorCode: "NotAvailable",
};
const nothingToSplit = (held: number) => ({
  isSuccess: false,
  message:
    held === 1
      ? "There is only one of this item, so there is nothing to split."
      : `There are only ${held} of this item. Please split fewer.`,
  errorCode: "NothingToSplit",
});

/** Ships lines for pickup to a saved address or to a recipient's. */
function updateBopsToShipping(
  { recipientId, newAddressId }: UpdateBopsToShipping,
  context: CallContext,
): Promise<Answer<RecipientsReply>> {
  return moveItems(context, (state) => {
    const pickup = state.recipients.find(({ id, place }) => id === recipientId && place === null);
    if (!pickup) return { kind: "refused", reply: recipientRefusals.recipientNotFound };
    const found = findAddress(state, newAddressId);
    if (!found) return { kind: "refused", reply: recipientRefusals.addressNotFound };
    const lineIds = new Set(pickup.lines.map(({ lineId }) => lineId));
    if (findUnavailableLines(toLinesToValidate(state)).some(({ lineId }) => lineIds.has(lineId))) {
      return { kind: "refused", reply: notAvailable };
    }
    const addressed =
      found.kind === "recipient"
        ? { basket: state.basket, recipientId: found.recipient.id }
        : withAddress(state.basket, found.address, () => context.random.token(8));
    const next = sendLines(addressed.basket, lineIds, addressed.recipientId);
    return { kind: "set", next: withChoices(next, { email: toEmail(state) }) };
  });
}

/** Moves one line, or all of them, from a recipient to another one; without lines a recipient is removed. */
function updateRecipientId(
  { oldRecipientId, newRecipientId, basketItemId }: UpdateRecipientId,
  context: CallContext,
): Promise<Answer<RecipientsReply>> {
  return moveItems(context, (state) => {
    const from = state.recipients.find(({ id }) => id === oldRecipientId);
    const to = state.recipients.find(({ id, place }) => id === newRecipientId && place !== null);
    if (!from || !to) return { kind: "refused", reply: recipientRefusals.recipientNotFound };
    const moved = from.lines.filter(
      ({ lineId, item }) => item.kind !== "donation" && (basketItemId === undefined || lineId === basketItemId),
    );
    if (moved.length === 0) return { kind: "refused", reply: recipientRefusals.lineNotFound };
    const next = sendLines(state.basket, new Set(moved.map(({ lineId }) => lineId)), to.id);
    const isRemoved = basketItemId === undefined && from.address !== null;
    return { kind: "set", next: isRemoved ? withRemovedRecipient(state.basket, next, from.id) : next };
  });
}

/** Restores the recipient that the last change removed, with their lines and options. */
function undoRemoval({ recipientId }: RestoreRecipient, context: CallContext): Promise<Answer<RecipientsReply>> {
  return moveItems(context, ({ basket }) => {
    const next = restoreRecipient(basket, recipientId);
    return next ? { kind: "set", next } : { kind: "refused", reply: recipientRefusals.notRestorable };
  });
}

/** Moves some units of a line to a new line, so that they can have another recipient. */
function splitItem({ basketItemId, quantity = 1 }: SplitItem, context: CallContext): Promise<Answer<SplitReply>> {
  const lineId = context.random.token(16);
  return changeCheckout<SplitReply>(
    context,
    (state) => {
      const line = findCarriedLine(state, basketItemId);
      if (!line) return { kind: "refused", reply: recipientRefusals.lineNotFound };
      if (line.quantity <= quantity) return { kind: "refused", reply: nothingToSplit(line.quantity) };
      const stored = state.basket.lines.find((one) => one.lineId === basketItemId) ?? line;
      const less = withLine(state.basket, basketItemId, { quantity: stored.quantity - quantity });
      return { kind: "set", next: withNewLine(less, { ...stored, lineId, quantity }) };
    },
    (state) => ({ ...toRecipientsResult(state, context), basketItemId: lineId }),
  );
}

function moveItems(
  context: CallContext,
  decide: (state: BasketState) => CheckoutDecision<RecipientsReply>,
): Promise<Answer<RecipientsReply>> {
  return changeCheckout<RecipientsReply>(context, decide, (state) => toRecipientsResult(state, context));
}

/** The calls of the checkout's second step: gifts, pickups and recipients. */
export const giftModule = defineModule({
  operations: giftOperations,
  requests: giftRequests,
  basket: {},
  handlers: {
    updateGiftReceipt,
    updateBaggingOption,
    updateBopsToShipping,
    updateRecipientId,
    restoreRecipient: undoRemoval,
    splitItem,
    updateGiftMessage,
    updateGiftOption,
  },
});
