import type { checkoutOperations } from "@store/contract/checkout";
import type { SaveShippingAddress } from "@store/contract/checkout/requests";
import type { ReplyOf } from "@store/contract/operation";
import type { Address } from "@store/contract/shared";
import { firstRecipientId } from "../basket/basket.ts";
import type { BasketState } from "../basket/rules/basket-state.ts";
import { withChoices } from "../basket/rules/edit-basket.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { addressInvalid } from "./address-invalid.ts";
import { type CheckoutDecision, changeCheckout } from "./change-checkout.ts";
import { checkAddress } from "./rules/check-address.ts";
import { type FoundAddress, findAddress } from "./rules/recipients/find-address.ts";
import { findSentLines } from "./rules/recipients/find-carried-line.ts";
import { recipientRefusals } from "./rules/recipients/recipient-refusals.ts";
import { sendLines } from "./rules/recipients/send-lines.ts";
import { toEmail } from "./rules/recipients/to-email.ts";
import { addressRecipient } from "./rules/recipients/with-address.ts";
import { toRecipientsResult } from "./to-checkout-result.ts";

type Reply = ReplyOf<(typeof checkoutOperations)["saveShippingAddress"]>;

/**
 * Keeps where the order goes and the guest's e-mail address [CALL-028]: everything that is sent goes there, unless the id
 * is that of one recipient, whose address alone is changed. A state and a postal code that do not belong together are
 * kept as entered: ValidateAddress has said so before (AMB-026).
 */
export function saveShippingAddress(request: SaveShippingAddress, context: CallContext): Promise<Answer<Reply>> {
  return changeCheckout<Reply>(
    context,
    (state) => decide(request, state),
    (state) => toRecipientsResult(state, context),
  );
}

function decide({ address, addressId }: SaveShippingAddress, state: BasketState): CheckoutDecision<Reply> {
  const { basket, basketContext } = state;
  const { site, choices } = basket;
  const email = basketContext.account === null ? "required" : "optional";
  const check = checkAddress(address, { site, email, shipTo: choices.shipToCountry });
  if (!check.ok) return { kind: "refused", reply: addressInvalid(check.problems) };
  const found = addressId === undefined ? undefined : findAddress(state, addressId);
  if (addressId !== undefined && !found) return { kind: "refused", reply: recipientRefusals.addressNotFound };
  const next = withChoices(sendTo(found, check.address, state), { email: toEmail(state, check.address) });
  return { kind: "set", next };
}

function sendTo(found: FoundAddress | undefined, address: Address, state: BasketState) {
  const { basket } = state;
  if (found?.kind === "recipient") return addressRecipient(basket, found.recipient.id, address);
  const addressId = found?.address.addressId;
  const first = addressRecipient(
    basket,
    firstRecipientId,
    addressId === undefined ? address : { ...address, addressId },
  );
  return sendLines(first, findSentLines(state), firstRecipientId);
}
