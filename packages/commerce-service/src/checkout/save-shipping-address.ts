import type { checkoutOperations, RecipientsReply } from "@store/contract/checkout";
import type {
  SaveMultiShipping,
  SaveMultiShippingAddress,
  SaveRecipientSelection,
  SaveShippingAddress,
} from "@store/contract/checkout/requests";
import type { ReplyOf } from "@store/contract/operation";
import type { Address } from "@store/contract/shared";
import { firstRecipientId } from "../basket/basket.ts";
import type { BasketCall } from "../basket/basket-call.ts";
import { type BasketState, withChoices } from "../basket/rules/basket-state.ts";
import { emailNeed, toEmail } from "../basket/rules/to-email.ts";
import type { Answer } from "../service/context.ts";
import { addressInvalid } from "./address-invalid.ts";
import { type CheckoutDecision, changeCheckout, toRecipientsResult } from "./change-checkout.ts";
import { checkAddress, checkOrderEmail } from "./rules/check-address.ts";
import { type FoundAddress, findAddress } from "./rules/recipients/find-address.ts";
import { findCarriedLine, findSentLines } from "./rules/recipients/find-carried-line.ts";
import { recipientRefusals, refuseAddress } from "./rules/recipients/recipient-refusals.ts";
import { sendLines } from "./rules/recipients/send-lines.ts";
import { sendTo, withDestination } from "./rules/recipients/with-destination.ts";

type AddressReply = ReplyOf<(typeof checkoutOperations)["saveMultiShippingAddress"]>;

/** Ships one line to a separate address; the same address again is the same recipient. */
export function saveMultiShippingAddress(
  { address, basketItemId }: SaveMultiShippingAddress,
  context: BasketCall,
): Promise<Answer<AddressReply>> {
  return changeCheckout<AddressReply>(context, toRecipientsResult, (state) => {
    const { basket } = state;
    const shipTo = basket.choices.shipToCountry;
    const check = checkAddress(address, { site: basket.site, email: emailNeed(state), country: shipTo });
    if (!check.ok) return { kind: "refused", refusal: addressInvalid(check.problems) };
    if (!findCarriedLine(state, basketItemId)) return { kind: "refused", refusal: recipientRefusals.lineNotFound };
    const addressed = withDestination(state, { address: check.address }, () => context.random.token(8));
    const sent = sendLines(addressed.basket, new Set([basketItemId]), addressed.recipientId);
    return { kind: "change", next: withChoices(sent, { email: toEmail(state, check.address) }) };
  });
}

/** Ships one line, or all shipped lines, to a saved address or to a recipient's. */
export function saveMultiShipping(
  { addressId, basketItemId, emailAddress }: SaveMultiShipping,
  context: BasketCall,
): Promise<Answer<AddressReply>> {
  return changeCheckout<AddressReply>(context, toRecipientsResult, (state) => {
    const { basket } = state;
    const email = checkOrderEmail(emailAddress ?? "", { site: basket.site, email: emailNeed(state) });
    if (!email.ok) return { kind: "refused", refusal: addressInvalid(email.problems) };
    const found = findAddress(state, addressId);
    if (!found) return { kind: "refused", refusal: refuseAddress(addressId) };
    const line = basketItemId === undefined ? null : findCarriedLine(state, basketItemId);
    if (line === undefined) return { kind: "refused", refusal: recipientRefusals.lineNotFound };
    const addressed =
      found.kind === "recipient"
        ? { basket, recipientId: found.recipient.id }
        : withDestination(state, found.destination, () => context.random.token(8));
    const lineIds = line === null ? findSentLines(state) : new Set([line.lineId]);
    const sent = sendLines(addressed.basket, lineIds, addressed.recipientId);
    return { kind: "change", next: withChoices(sent, { email: toEmail(state, email.value) }) };
  });
}

/** Ships one line to an existing recipient. */
export function saveRecipientSelection(
  { recipientId, basketItemId }: SaveRecipientSelection,
  context: BasketCall,
): Promise<Answer<RecipientsReply>> {
  return changeCheckout<RecipientsReply>(context, toRecipientsResult, (state) => {
    const recipient = state.recipients.find(({ id, place }) => id === recipientId && place !== null);
    if (!recipient) return { kind: "refused", refusal: recipientRefusals.recipientNotFound };
    if (!findCarriedLine(state, basketItemId)) return { kind: "refused", refusal: recipientRefusals.lineNotFound };
    return { kind: "change", next: sendLines(state.basket, new Set([basketItemId]), recipientId) };
  });
}

type Reply = ReplyOf<(typeof checkoutOperations)["saveShippingAddress"]>;

/**
 * Saves the shipping address and the guest's e-mail address: all shipped lines go there, unless the id is that of one
 * recipient, whose address alone is changed. A state and a postal code that do not match are saved as entered:
 * ValidateAddress has reported it before.
 */
export function saveShippingAddress(request: SaveShippingAddress, context: BasketCall): Promise<Answer<Reply>> {
  return changeCheckout<Reply>(context, toRecipientsResult, (state) => decide(request, state));
}

function decide({ address, addressId }: SaveShippingAddress, state: BasketState): CheckoutDecision<Reply> {
  const { basket, basketContext } = state;
  const { site, choices } = basket;
  const email = basketContext.account === null ? "required" : "optional";
  const check = checkAddress(address, { site, email, country: choices.shipToCountry });
  if (!check.ok) return { kind: "refused", refusal: addressInvalid(check.problems) };
  const found = addressId === undefined ? undefined : findAddress(state, addressId);
  if (addressId !== undefined && !found) return { kind: "refused", refusal: recipientRefusals.addressNotFound };
  const next = withChoices(sendAll(found, check.address, state), { email: toEmail(state, check.address) });
  return { kind: "change", next };
}

function sendAll(found: FoundAddress | undefined, address: Address, state: BasketState) {
  if (found?.kind === "recipient") return sendTo(state, found.recipient.id, { address });
  const addressId = found?.destination.address?.addressId;
  const first = sendTo(state, firstRecipientId, {
    address: addressId === undefined ? address : { ...address, addressId },
  });
  return sendLines(first, findSentLines(state), firstRecipientId);
}
