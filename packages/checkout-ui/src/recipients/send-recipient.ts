import type { Recipient } from "@store/contract/checkout";
import { giftOperations } from "@store/contract/gifts";
import { send, sendCall } from "../shipping-address/send-call.ts";
import { checkoutCalls } from "../step-work/checkout-calls.ts";
import { type StepCall, type StepStop, toAlert } from "../step-work/step-outcome.ts";
import { isPickedUp } from "../steps/is-picked-up.ts";
import { listLines } from "./recipients-view.ts";
import { sendToSaved } from "./send-line.ts";
import type { Sending, SendingTarget } from "./sending.ts";

/** Sends everything of a recipient, or of a pickup, to the target. Null, or why it stays. */
export async function sendRecipient(
  { call, model, subject: { recipient } }: Sending,
  target: SendingTarget,
): Promise<StepStop | null> {
  const { id: recipientId } = recipient;
  if (target.kind === "store") return toAlert(null);
  if (isPickedUp(recipient)) return shipPickup(call, recipient, target);
  if (target.kind === "recipient")
    return send(call, giftOperations.updateRecipientId, { oldRecipientId: recipientId, newRecipientId: target.id });
  // What is typed nowhere cannot be saved: each line goes to the registry by itself.
  if (target.kind === "account" && target.address.label !== undefined) {
    for (const { id } of listLines(recipient)) {
      const stop = await sendToSaved(call, target, id);
      if (stop) return stop;
    }
    return null;
  }
  // A guest's order is confirmed to the e-mail address that is known.
  const email = model?.accountInfo.email ?? null;
  const address = { ...(email !== null && { emailAddress: email }), ...target.address };
  return send(call, checkoutCalls.saveShippingAddress, { address, addressId: recipientId });
}

async function shipPickup(
  call: StepCall,
  pickup: Recipient,
  target: Exclude<SendingTarget, { kind: "store" }>,
): Promise<StepStop | null> {
  const ship = (newAddressId: string) =>
    send(call, giftOperations.updateBopsToShipping, { recipientId: pickup.id, newAddressId });
  if (target.kind !== "new") return ship(target.id);
  // The first line creates the recipient with the address, the others are moved to it.
  const [line, ...others] = listLines(pickup);
  const basketItemId = line?.id ?? "";
  const sent = await sendCall(call, checkoutCalls.saveMultiShippingAddress, { address: target.address, basketItemId });
  if (!sent.ok || others.length === 0) return sent.ok ? null : sent.stop;
  const made = sent.value.recipientList?.find((one) => listLines(one).some(({ id }) => id === basketItemId));
  return ship(made?.id ?? "");
}
