import type { RecipientsReply } from "@store/contract/checkout";
import type { SplitReply } from "@store/contract/gifts";
import type {
  RestoreRecipient,
  SplitItem,
  UpdateBopsToShipping,
  UpdateRecipientId,
} from "@store/contract/gifts/requests";
import type { BasketCall } from "../basket/basket-call.ts";
import { type BasketState, withChoices, withLine, withNewLine } from "../basket/rules/basket-state.ts";
import { toEmail } from "../basket/rules/to-email.ts";
import type { Answer } from "../service/context.ts";
import { changeCheckout, toRecipientsResult } from "./change-checkout.ts";
import { findAddress } from "./rules/recipients/find-address.ts";
import { findCarriedLine } from "./rules/recipients/find-carried-line.ts";
import { recipientRefusals, refuseAddress } from "./rules/recipients/recipient-refusals.ts";
import { restoreRecipient, withRemovedRecipient } from "./rules/recipients/removed-recipient.ts";
import { sendLines } from "./rules/recipients/send-lines.ts";
import { withDestination } from "./rules/recipients/with-destination.ts";
import { findUnavailableLines } from "./rules/validation/find-unavailable-lines.ts";
import { toLinesToValidate } from "./rules/validation/to-lines-to-validate.ts";

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
export function updateBopsToShipping(
  { recipientId, newAddressId }: UpdateBopsToShipping,
  context: BasketCall,
): Promise<Answer<RecipientsReply>> {
  return changeCheckout<RecipientsReply>(context, toRecipientsResult, (state) => {
    const pickup = state.recipients.find(({ id, place }) => id === recipientId && place === null);
    if (!pickup) return { kind: "refused", refusal: recipientRefusals.recipientNotFound };
    const found = findAddress(state, newAddressId);
    if (!found) return { kind: "refused", refusal: refuseAddress(newAddressId) };
    const lineIds = new Set(pickup.lines.map(({ lineId }) => lineId));
    if (findUnavailableLines(toLinesToValidate(state)).some(({ lineId }) => lineIds.has(lineId))) {
      return { kind: "refused", refusal: notAvailable };
    }
    const addressed =
      found.kind === "recipient"
        ? { basket: state.basket, recipientId: found.recipient.id }
        : withDestination(state, found.destination, () => context.random.token(8));
    const next = sendLines(addressed.basket, lineIds, addressed.recipientId);
    return { kind: "change", next: withChoices(next, { email: toEmail(state) }) };
  });
}

/** Moves one line, or all of them, from a recipient to another one; without lines a recipient is removed. */
export function updateRecipientId(
  { oldRecipientId, newRecipientId, basketItemId }: UpdateRecipientId,
  context: BasketCall,
): Promise<Answer<RecipientsReply>> {
  return changeCheckout<RecipientsReply>(context, toRecipientsResult, (state) => {
    const from = state.recipients.find(({ id }) => id === oldRecipientId);
    const to = state.recipients.find(({ id, place }) => id === newRecipientId && place !== null);
    if (!from || !to) return { kind: "refused", refusal: recipientRefusals.recipientNotFound };
    const moved = from.lines.filter(
      ({ lineId, item }) => item.kind !== "donation" && (basketItemId === undefined || lineId === basketItemId),
    );
    if (moved.length === 0) return { kind: "refused", refusal: recipientRefusals.lineNotFound };
    const next = sendLines(state.basket, new Set(moved.map(({ lineId }) => lineId)), to.id);
    const isRemoved = basketItemId === undefined && from.address !== null;
    return { kind: "change", next: isRemoved ? withRemovedRecipient(state.basket, next, from.id) : next };
  });
}

/** Restores the recipient that the last change removed, with their lines and options. */
export function undoRemoval({ recipientId }: RestoreRecipient, context: BasketCall): Promise<Answer<RecipientsReply>> {
  return changeCheckout<RecipientsReply>(context, toRecipientsResult, ({ basket }) => {
    const next = restoreRecipient(basket, recipientId);
    return next ? { kind: "change", next } : { kind: "refused", refusal: recipientRefusals.notRestorable };
  });
}

/** Moves some units of a line to a new line, so that they can have another recipient. */
export function splitItem({ basketItemId, quantity = 1 }: SplitItem, context: BasketCall): Promise<Answer<SplitReply>> {
  const lineId = context.random.token(16);
  const toReply = (state: BasketState) => ({ ...toRecipientsResult(state, context), basketItemId: lineId });
  return changeCheckout<SplitReply>(context, toReply, (state) => {
    const line = findCarriedLine(state, basketItemId);
    if (!line) return { kind: "refused", refusal: recipientRefusals.lineNotFound };
    if (line.quantity <= quantity) return { kind: "refused", refusal: nothingToSplit(line.quantity) };
    const stored = state.basket.lines.find((one) => one.lineId === basketItemId) ?? line;
    const less = withLine(state.basket, basketItemId, { quantity: stored.quantity - quantity });
    return { kind: "change", next: withNewLine(less, { ...stored, lineId, quantity }) };
  });
}
