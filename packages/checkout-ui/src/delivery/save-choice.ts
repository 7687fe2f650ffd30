import type { CallResult } from "@store/checkout-client";
import type { CheckoutModel, CheckoutResult, Recipient } from "@store/contract/checkout";
import { giftOperations } from "@store/contract/gifts";
import { checkoutAtom, receiveCheckoutAtom, type ShopperStore } from "@store/shopper-state";
import { checkoutCalls } from "../step-work/checkout-calls.ts";
import type { StepCall } from "../step-work/step-outcome.ts";
import { toReceivingCall } from "../step-work/to-receiving-call.ts";
import { isPickedUp } from "../steps/is-picked-up.ts";
import { type DeliveryFields, levelOf, recipientFields, shipmentFields, shipmentKey } from "./delivery-fields.ts";
import { toGiftOptions, toPickupOptions, toSavedRecipient } from "./delivery-request.ts";

interface Choice {
  readonly call: StepCall;
  readonly model: CheckoutModel;
  readonly recipient: Recipient;
  readonly fields: DeliveryFields;
}
/** Returns why the service refused it; null if it is saved or if the outcome is unknown. */
type Save = (choice: Choice, receive: (model: CheckoutModel) => void) => Promise<string | null>;

/** The controls with their own call, by field name. */
const saves: Partial<Record<keyof typeof recipientFields, Save>> = {
  isGift: async (choice, receive) => {
    const { call, recipient, fields } = choice;
    const { isGift, giftMessage } = toGiftOptions(recipient, fields);
    // Checking the box marks the gift; an empty message is not an error yet.
    if (isGift) return saveMessage(choice, giftMessage, true);
    if (isPickedUp(recipient)) await savePackaging(call, recipient, fields);
    return saveGift(choice, receive);
  },
  wrap: saveGift,
  message: (choice) => saveMessage(choice, toGiftOptions(choice.recipient, choice.fields).giftMessage, false),
  receipt: ({ call, recipient, fields }) =>
    toRefusal(
      call(giftOperations.updateGiftReceipt, {
        recipientId: recipient.id,
        selectedOption: toPickupOptions(recipient, fields).giftReceiptOption,
      }),
    ),
  bagging: ({ call, recipient, fields }) => savePackaging(call, recipient, fields),
  holiday: saveShipping,
};

/** Saves one changed field of the step if it has its own call. Returns why the service refused it. */
export async function saveChoice(
  store: ShopperStore,
  { name, fields }: { readonly name: string; readonly fields: DeliveryFields },
): Promise<string | null> {
  const model = store.get(checkoutAtom);
  if (model === null) return null;
  for (const recipient of model.shippingOptions.recipients) {
    const save = findSave(recipient, name);
    const choice = { call: toReceivingCall(store), model, recipient, fields };
    if (save) return save(choice, (received) => store.set(receiveCheckoutAtom, received));
  }
  return null;
}

function findSave({ id, shipments }: Recipient, name: string): Save | undefined {
  if (shipments.some((shipment) => shipmentFields.together(shipmentKey(id, shipment)) === name)) return saveShipping;
  const [key] = Object.entries(recipientFields).find(([, toName]) => toName(id) === name) ?? [];
  return Object.entries(saves).find(([saved]) => saved === key)?.[1];
}

/** A date and "send together" have no separate call: the recipient's part of the step's call saves them. */
function saveShipping({ call, recipient, fields }: Choice): Promise<string | null> {
  const recipients = [toSavedRecipient(recipient, fields)];
  return toRefusal(call(checkoutCalls.saveShippingAndGiftOptions, { recipients }));
}

function saveMessage({ call, recipient }: Choice, message: string | null, isInitialTrigger: boolean) {
  const request = { recipientId: recipient.id, message: message ?? "", isInitialTrigger };
  return toRefusal(call(giftOperations.updateGiftMessage, request));
}

function savePackaging(call: StepCall, recipient: Recipient, fields: DeliveryFields) {
  const { baggingOption } = toPickupOptions(recipient, fields);
  const request = { recipientId: recipient.id, selectedOption: baggingOption };
  return toRefusal(call(giftOperations.updateBaggingOption, request));
}

/** The reply contains the price of the gift, and not the whole checkout. */
async function saveGift({ call, model, recipient, fields }: Choice, receive: (model: CheckoutModel) => void) {
  const [shipment] = recipient.shipments;
  if (!shipment) return null;
  const result = await call(giftOperations.updateGiftOption, {
    recipientId: recipient.id,
    giftOptions: toGiftOptions(recipient, fields),
    rewardsOrderSummaryMessage: model.orderSummary.rewardsExceedOrderTotalMessage,
    serviceLevel: levelOf(recipient.id, shipment, fields),
  });
  if (!result.ok) return null;
  const { isSuccess, message, orderSummary, recipientList: recipients } = result.value;
  if (!isSuccess) return message ?? null;
  if (orderSummary && recipients) receive({ ...model, orderSummary, shippingOptions: { recipients } });
  return null;
}

async function toRefusal(sent: Promise<CallResult<Pick<CheckoutResult, "isSuccess" | "message">>>) {
  const result = await sent;
  return result.ok && !result.value.isSuccess ? (result.value.message ?? null) : null;
}
