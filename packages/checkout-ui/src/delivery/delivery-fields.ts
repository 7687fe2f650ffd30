import type { CheckoutModel, Recipient, Shipment } from "@store/contract/checkout";

/** The values of the step's fields by name: the stored ones with the shopper's changes. */
export type DeliveryFields = Readonly<Record<string, string>>;

/** Identifies a shipment among those of all recipients; its own id is unique only for its recipient. */
export function shipmentKey(recipientId: string, { id }: Pick<Shipment, "id">): string {
  return `${recipientId}.${id}`;
}

/** The names of the fields of a shipment, by its key. */
export const shipmentFields = {
  level: (key: string) => `serviceLevel.${key}`,
  /** "together" while the shipment waits until all items are ready. */
  together: (key: string) => `delivery.together.${key}`,
};

/** The names of the fields of a recipient. A checked box has the value "on". */
export const recipientFields = {
  holiday: (id: string) => `delivery.holiday.${id}`,
  trip: (id: string) => `delivery.trip.${id}`,
  isContactMe: (id: string) => `delivery.isContactMe.${id}`,
  directions: (id: string) => `delivery.directions.${id}`,
  isGift: (id: string) => `delivery.isGift.${id}`,
  wrap: (id: string) => `delivery.wrap.${id}`,
  message: (id: string) => `delivery.message.${id}`,
  receipt: (id: string) => `delivery.receipt.${id}`,
  bagging: (id: string) => `delivery.bagging.${id}`,
};

/** The names of the fields that say where updates are sent. */
export const notificationFields = {
  notification: notificationNames("delivery.news"),
  pickupNotification: notificationNames("delivery.pickupNews"),
};

function notificationNames(prefix: string) {
  return { email: `${prefix}.email`, phone: `${prefix}.phone`, isText: `${prefix}.isText` };
}

const toBox = (isOn: boolean) => (isOn ? "on" : "");

/** The values of all fields in the checkout model. */
export function getStoredFields(model: CheckoutModel | null): DeliveryFields {
  if (model === null) return {};
  const { notification, pickupNotification } = notificationFields;
  return Object.fromEntries([
    ...model.shippingOptions.recipients.flatMap(toRecipientEntries),
    ...toNotificationEntries(notification, model.notificationOptions),
    ...toNotificationEntries(pickupNotification, model.pickupNotificationOptions),
  ]);
}

function toRecipientEntries(recipient: Recipient): Array<[string, string]> {
  const { id, shipments, giftOptions, bopsOptions, holidayHold, tripBooking } = recipient;
  const { holiday, trip, isContactMe, directions, isGift, wrap, message, receipt, bagging } = recipientFields;
  const hasPackaging = bopsOptions !== null && (bopsOptions.giftReceiptOption || bopsOptions.baggingOption !== "none");
  return [
    ...shipments.flatMap((shipment): Array<[string, string]> => {
      const key = shipmentKey(id, shipment);
      return [
        [shipmentFields.level(key), String(shipment.selectedServiceLevel)],
        [shipmentFields.together(key), shipment.isShipCompleteSelected ? "together" : "separately"],
      ];
    }),
    [holiday(id), holidayHold?.selectedShippingDate ?? ""],
    [trip(id), tripBooking?.selectedTrip ?? ""],
    [isContactMe(id), toBox(tripBooking?.isContactMeSelected ?? false)],
    [directions(id), tripBooking?.drivingDirections ?? ""],
    [isGift(id), toBox(giftOptions.isGift || hasPackaging)],
    [wrap(id), giftOptions.giftWrap ?? ""],
    [message(id), giftOptions.giftMessage ?? ""],
    [receipt(id), toBox(bopsOptions?.giftReceiptOption ?? false)],
    [bagging(id), bopsOptions?.baggingOption ?? "none"],
  ];
}

function toNotificationEntries(
  names: ReturnType<typeof notificationNames>,
  { email, phone, isTextSelected }: CheckoutModel["notificationOptions"],
): Array<[string, string]> {
  return [
    [names.email, email ?? ""],
    [names.phone, phone ?? ""],
    [names.isText, toBox(isTextSelected)],
  ];
}

/** The stored values with those of a form. `read` returns the text of a field, or null if there is none. */
export function readDeliveryFields(model: CheckoutModel | null, read: (name: string) => string | null): DeliveryFields {
  const texts = Object.entries(getStoredFields(model)).map(([name, stored]) => [name, read(name) ?? stored]);
  return Object.fromEntries(texts.map(([name, text = ""]) => [name, text.replaceAll(/\r\n?/g, "\n")]));
}

/** The selected level of a recipient's shipment; a level that is not offered is ignored. */
export function levelOf(
  recipientId: string,
  shipment: Shipment,
  fields: DeliveryFields,
): Shipment["selectedServiceLevel"] {
  const text = fields[shipmentFields.level(shipmentKey(recipientId, shipment))];
  const offered = shipment.availableServiceLevels.find(({ level }) => String(level) === text);
  return offered?.level ?? shipment.selectedServiceLevel;
}

const standardLevel = "1";
const offersStandard = ({ availableServiceLevels }: Shipment) =>
  availableServiceLevels.some(({ level }) => String(level) === standardLevel);

/**
 * The fields after a change. A holiday date and "send together" set standard delivery, and clearing them keeps it; a
 * faster level clears both.
 */
export function settleChoices(
  recipients: readonly Recipient[],
  before: DeliveryFields,
  changed: DeliveryFields,
): DeliveryFields {
  const settled: Record<string, string> = { ...changed };
  for (const { id, shipments } of recipients) {
    for (const shipment of shipments.filter(offersStandard)) {
      const key = shipmentKey(id, shipment);
      const level = shipmentFields.level(key);
      const together = shipmentFields.together(key);
      const holiday = recipientFields.holiday(id);
      const isNew = (name: string) => changed[name] !== before[name];
      if ((isNew(holiday) && changed[holiday] !== "") || (isNew(together) && changed[together] === "together"))
        settled[level] = standardLevel;
      else if (isNew(level) && changed[level] !== standardLevel) {
        settled[together] = "separately";
        settled[holiday] = "";
      }
    }
  }
  return settled;
}
