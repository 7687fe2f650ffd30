import { giftOperations } from "@store/contract/gifts";
import type { ShipMethod } from "@store/contract/shared";
import { cartCalls } from "@store/shopper-state";
import { send, sendCall } from "../shipping-address/send-call.ts";
import { checkoutCalls } from "../step-work/checkout-calls.ts";
import type { StepCall, StepStop } from "../step-work/step-outcome.ts";
import { deliveryStep } from "../steps/step-table.ts";
import type { Sending, SendingTarget } from "./sending.ts";

/** Sends a line, or some of its units, to the target; each kind of target has its own call. Null, or why it stays. */
export async function sendLine(
  { call, step, subject: { line, recipient }, pieces }: Sending,
  target: SendingTarget,
): Promise<StepStop | null> {
  let basketItemId = line?.id ?? "";
  if (pieces && pieces.quantity < pieces.held) {
    const split = await sendCall(call, giftOperations.splitItem, { basketItemId, quantity: pieces.quantity });
    if (!split.ok) return split.stop;
    basketItemId = split.value.basketItemId ?? basketItemId;
  }
  switch (target.kind) {
    case "recipient": {
      const ids = { oldRecipientId: recipient.id, newRecipientId: target.id, basketItemId };
      if (step === deliveryStep) return send(call, giftOperations.updateRecipientId, ids);
      return send(call, checkoutCalls.saveRecipientSelection, { recipientId: target.id, basketItemId });
    }
    case "account":
      return sendToSaved(call, target, basketItemId);
    case "new":
      return send(call, checkoutCalls.saveMultiShippingAddress, { address: target.address, basketItemId });
    case "store":
      return pickUp(call, {
        id: basketItemId,
        shipMethod: line?.shippingDeliveryOptions.shipMethod ?? 1,
        locationId: target.locationId,
      });
    default:
      return target satisfies never;
  }
}

/** One line to an address of the account or to a gift registry. */
export function sendToSaved(
  call: StepCall,
  { id: addressId, emailAddress }: Extract<SendingTarget, { kind: "account" }>,
  basketItemId: string,
): Promise<StepStop | null> {
  const request = { addressId, basketItemId, ...(emailAddress !== undefined && { emailAddress }) };
  return send(call, checkoutCalls.saveMultiShipping, request);
}

interface Pickup {
  readonly id: string;
  readonly shipMethod: ShipMethod;
  readonly locationId: string;
}

/** The cart's own call, whose reply is the cart: the checkout is asked for after it. */
async function pickUp(call: StepCall, pickup: Pickup): Promise<StepStop | null> {
  const stop = await send(call, cartCalls.updateShipMethod, { ...pickup, isPickupSelected: true });
  return stop ?? send(call, checkoutCalls.refreshCheckout, {});
}
