import type { Call } from "@store/checkout-client";
import type { CheckoutModel, FieldProblem } from "@store/contract/checkout";
import { giftOperations } from "@store/contract/gifts";
import type { Address, ShipMethod } from "@store/contract/shared";
import { cartCalls } from "@store/shopper-state";
import type { AddressDecision } from "../address/settle-address.ts";
import { checkEntered, refuseAddress } from "../shipping-address/submit-shipping-step.ts";
import { checkoutCalls } from "../step-work/checkout-calls.ts";
import { type StepCall, type StepOutcome, type StepStop, toAlert } from "../step-work/step-outcome.ts";
import { isPickedUp } from "../steps/is-picked-up.ts";
import { deliveryStep, type Step } from "../steps/step-table.ts";
import { listLines, type Subject, toListPath } from "./recipients-view.ts";

/** The new destination: a recipient, an address of the account, a new address, or a store. */
export type SendingTarget =
  | { readonly kind: "recipient"; readonly id: string; readonly address: Address }
  | {
      readonly kind: "account";
      readonly id: string;
      readonly address: Address;
      /** A guest's, for a gift registry, whose address has none. */
      readonly emailAddress?: string | undefined;
    }
  | {
      readonly kind: "new";
      readonly address: Address;
      readonly decision: AddressDecision | null;
      readonly isSavedToAccount: boolean;
    }
  | { readonly kind: "store"; readonly locationId: string };

export interface Sending {
  readonly call: StepCall;
  readonly model: CheckoutModel | null;
  readonly step: Step;
  readonly subject: Subject;
  readonly target: SendingTarget;
  /** How many of a line go there, and how many there were when that was chosen. */
  readonly pieces: { readonly quantity: number; readonly held: number } | null;
}

interface Reply {
  readonly isSuccess: boolean;
  readonly message?: string | null | undefined;
  readonly fieldProblems?: readonly FieldProblem[] | undefined;
}
type Sent<Value extends Reply> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly stop: StepStop };

/** One call, its refusal as the step says it. */
async function send<Request, Value extends Reply>(
  call: StepCall,
  operation: Call<Request, Value>,
  request: Request,
): Promise<Sent<Value>> {
  const result = await call(operation, request);
  if (!result.ok) return { ok: false, stop: { kind: "failed", failure: result.failure, operation } };
  const { isSuccess, message, fieldProblems = [] } = result.value;
  if (fieldProblems.length > 0) return { ok: false, stop: await refuseAddress(call, fieldProblems) };
  return isSuccess ? result : { ok: false, stop: toAlert(message) };
}

/**
 * Sends a line, some of its units, or everything of a recipient to the target; each kind of target has its own call.
 */
export async function sendElsewhere(sending: Sending): Promise<StepOutcome> {
  const { call, step, subject, target } = sending;
  let settled = target;
  if (target.kind === "new") {
    const stored = subject.line === null ? subject.recipient.address : null;
    // Validated first: no line is split for an invalid address.
    const check = await checkEntered(call, { ...target, stored });
    if (!check.ok) return check.stop;
    settled = { ...target, address: check.address };
  }
  const stop = await (subject.line ? sendItem(sending, settled) : sendAll(sending, settled));
  if (stop) return stop;
  return { kind: "saved", path: toListPath(step) };
}

async function sendItem({ call, step, subject, pieces }: Sending, target: SendingTarget): Promise<StepStop | null> {
  const { line, recipient } = subject;
  let basketItemId = line?.id ?? "";
  if (pieces && pieces.quantity < pieces.held) {
    const split = await send(call, giftOperations.splitItem, { basketItemId, quantity: pieces.quantity });
    if (!split.ok) return split.stop;
    basketItemId = split.value.basketItemId ?? basketItemId;
  }
  switch (target.kind) {
    case "recipient":
      return toStop(
        step === deliveryStep
          ? send(call, giftOperations.updateRecipientId, {
              oldRecipientId: recipient.id,
              newRecipientId: target.id,
              basketItemId,
            })
          : send(call, checkoutCalls.saveRecipientSelection, { recipientId: target.id, basketItemId }),
      );
    case "account":
      return sendToSaved(call, target, basketItemId);
    case "new":
      return toStop(send(call, checkoutCalls.saveMultiShippingAddress, { address: target.address, basketItemId }));
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

async function sendAll(
  { call, model, subject: { recipient } }: Sending,
  target: SendingTarget,
): Promise<StepStop | null> {
  const { id: recipientId } = recipient;
  if (target.kind === "store") return toAlert(null);
  if (isPickedUp(recipient)) {
    if (target.kind !== "new")
      return toStop(send(call, giftOperations.updateBopsToShipping, { recipientId, newAddressId: target.id }));
    // The first line creates the recipient with the address, the others are moved to it.
    const [line, ...others] = listLines(recipient);
    const basketItemId = line?.id ?? "";
    const sent = await send(call, checkoutCalls.saveMultiShippingAddress, {
      address: target.address,
      basketItemId,
    });
    if (!sent.ok || others.length === 0) return sent.ok ? null : sent.stop;
    const made = sent.value.recipientList?.find((one) => listLines(one).some(({ id }) => id === basketItemId));
    const newAddressId = made?.id ?? "";
    return toStop(send(call, giftOperations.updateBopsToShipping, { recipientId, newAddressId }));
  }
  if (target.kind === "recipient")
    return toStop(
      send(call, giftOperations.updateRecipientId, { oldRecipientId: recipientId, newRecipientId: target.id }),
    );
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
  return toStop(send(call, checkoutCalls.saveShippingAddress, { address, addressId: recipientId }));
}

/** One line to an address of the account or to a gift registry. */
async function sendToSaved(
  call: StepCall,
  { id: addressId, emailAddress }: Extract<SendingTarget, { kind: "account" }>,
  basketItemId: string,
): Promise<StepStop | null> {
  const request = { addressId, basketItemId, ...(emailAddress !== undefined && { emailAddress }) };
  return toStop(send(call, checkoutCalls.saveMultiShipping, request));
}

interface Pickup {
  readonly id: string;
  readonly shipMethod: ShipMethod;
  readonly locationId: string;
}

/** The cart's own call, whose reply is the cart: the checkout is asked for after it. */
async function pickUp(call: StepCall, pickup: Pickup): Promise<StepStop | null> {
  const stop = await toStop(send(call, cartCalls.updateShipMethod, { ...pickup, isPickupSelected: true }));
  return stop ?? toStop(send(call, checkoutCalls.refreshCheckout, {}));
}

async function toStop(sent: Promise<Sent<Reply>>): Promise<StepStop | null> {
  const result = await sent;
  return result.ok ? null : result.stop;
}
