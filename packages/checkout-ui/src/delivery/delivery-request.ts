import type { CheckoutModel, PickupContact, Recipient, Shipment } from "@store/contract/checkout";
import type { SaveShippingAndGiftOptions } from "@store/contract/checkout/requests";
import { deliveryLimitMessages, drivingDirectionsLimit, giftMessageLimits, type Site } from "@store/contract/shared";
import { addressMessages, checkEmail, checkPhone, emailMaxLength, toFieldText } from "@store/postal-and-address";
import { isPickedUp } from "../steps/is-picked-up.ts";
import {
  type DeliveryFields,
  getStoredFields,
  levelOf,
  notificationFields,
  recipientFields,
  shipmentFields,
  shipmentKey,
} from "./delivery-fields.ts";

type SavedRecipient = SaveShippingAndGiftOptions["recipients"][number];

/** A recipient's gift options in the request: without a gift there is neither wrap nor message. */
export function toGiftOptions({ id, giftOffers }: Recipient, fields: DeliveryFields): Recipient["giftOptions"] {
  if (fields[recipientFields.isGift(id)] !== "on") return { isGift: false, giftWrap: null, giftMessage: null };
  const wrap = giftOffers.giftWraps.find((offered) => offered.id === fields[recipientFields.wrap(id)]);
  return {
    isGift: true,
    giftWrap: wrap?.id ?? null,
    giftMessage: fields[recipientFields.message(id)]?.trim() || null,
  };
}

/** The pickup options in the request, with who collects. */
export function toPickupOptions(
  { id, bopsOptions, giftOffers }: Recipient,
  fields: DeliveryFields,
  contact: PickupContact | null = bopsOptions?.pickupContact ?? null,
): NonNullable<Recipient["bopsOptions"]> {
  const isGift = fields[recipientFields.isGift(id)] === "on";
  const bagging = giftOffers.bagging.find(({ option }) => option === fields[recipientFields.bagging(id)]);
  return {
    giftReceiptOption: isGift && fields[recipientFields.receipt(id)] === "on",
    baggingOption: (isGift && bagging?.option) || "none",
    pickupContact: contact,
  };
}

function isDeliverable({ availableServiceLevels }: Shipment): boolean {
  return availableServiceLevels.length > 0;
}

/** One recipient's selections in the request, never the offered lists. */
export function toSavedRecipient(
  recipient: Recipient,
  fields: DeliveryFields,
  contact?: PickupContact | null,
): SavedRecipient {
  const { id, shipments, holidayHold, tripBooking } = recipient;
  const date = fields[recipientFields.holiday(id)];
  const held = holidayHold?.holidays.find(({ shippingDate }) => shippingDate === date);
  return {
    recipientId: id,
    // What cannot be delivered to its address has nothing to choose.
    shipments: shipments.filter(isDeliverable).map((shipment) => ({
      id: shipment.id,
      serviceLevel: levelOf(id, shipment, fields),
      isShipCompleteSelected: fields[shipmentFields.together(shipmentKey(id, shipment))] === "together",
    })),
    giftOptions: toGiftOptions(recipient, fields),
    ...(isPickedUp(recipient) && { bopsOptions: toPickupOptions(recipient, fields, contact) }),
    ...(holidayHold && {
      holidayHold: {
        selectedShippingDate: held?.shippingDate ?? null,
        selectedShippingRange: held?.shippingRange ?? null,
      },
    }),
    ...(tripBooking && {
      tripBooking: {
        isContactMeSelected: fields[recipientFields.isContactMe(id)] === "on",
        selectedTrip: fields[recipientFields.trip(id)] || null,
        drivingDirections: fields[recipientFields.directions(id)]?.trim() ?? "",
      },
    }),
  };
}

/**
 * The request that saves the whole step. Where updates are sent is included only if it was changed; until then it
 * follows the order.
 */
export function toDeliveryRequest(
  model: CheckoutModel,
  fields: DeliveryFields,
  contact?: PickupContact | null,
): SaveShippingAndGiftOptions {
  const stored = getStoredFields(model);
  const { notification, pickupNotification } = notificationFields;
  const isChanged = (names: NotificationNames) => Object.values(names).some((name) => fields[name] !== stored[name]);
  return {
    recipients: model.shippingOptions.recipients.map((recipient) => toSavedRecipient(recipient, fields, contact)),
    ...(isChanged(notification) && { notificationOptions: toNotification(notification, fields) }),
    ...(isChanged(pickupNotification) && { pickupNotificationOptions: toNotification(pickupNotification, fields) }),
  };
}

type NotificationNames = (typeof notificationFields)["notification"];

function toNotification({ email, phone, isText }: NotificationNames, fields: DeliveryFields) {
  return {
    email: fields[email]?.trim() || null,
    phone: fields[phone]?.trim() || null,
    isTextSelected: fields[isText] === "on",
  };
}

/** The errors of the step's fields by name, with the messages of the service. */
export function checkDelivery(
  { shippingOptions: { recipients } }: Pick<CheckoutModel, "shippingOptions">,
  fields: DeliveryFields,
  { site, emailEndingMax }: { readonly site: Site; readonly emailEndingMax: number },
): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {};
  for (const recipient of recipients) {
    const text = toGiftOptions(recipient, fields).giftMessage ?? "";
    const name = recipientFields.message(recipient.id);
    if (text.length > giftMessageLimits.characters) errors[name] = deliveryLimitMessages.giftMessageTooLong;
    else if (text.split("\n").length > giftMessageLimits.lines)
      errors[name] = deliveryLimitMessages.giftMessageTooManyLines;
    const way = recipientFields.directions(recipient.id);
    if ((fields[way] ?? "").trim().length > drivingDirectionsLimit)
      errors[way] = deliveryLimitMessages.directionsTooLong;
  }
  const { notification, pickupNotification } = notificationFields;
  const groups = [
    ...(recipients.every(isPickedUp) ? [] : [notification]),
    ...(recipients.some(isPickedUp) ? [pickupNotification] : []),
  ];
  for (const names of groups) {
    const { email, phone, isTextSelected } = toNotification(names, fields);
    const mail = email === null ? null : checkEmail(email, { endingMax: emailEndingMax });
    if (mail && !mail.ok) errors[names.email] = toFieldText(mail.problem, addressMessages[site].email, emailMaxLength);
    const number = phone === null ? null : checkPhone(phone);
    if (number && !number.ok) errors[names.phone] = addressMessages[site].phone[number.problem];
    if (isTextSelected && phone === null) errors[names.phone] = "Please enter a mobile number to get text messages.";
  }
  return errors;
}
