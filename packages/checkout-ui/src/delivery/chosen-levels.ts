import type { PickupContact, Recipient, Shipment } from "@store/contract/checkout";

type Level = Shipment["selectedServiceLevel"];
/** What the shopper chose and has not saved, by shipment. */
export type ChosenLevels = ReadonlyMap<string, Level>;

/** The level of a shipment on screen. */
export function levelOf({ id, selectedServiceLevel }: Shipment, chosen: ChosenLevels): Level {
  return chosen.get(id) ?? selectedServiceLevel;
}

/** The choice as it is saved: every shipment's level, never the offered lists; of what is picked up also who collects it. */
export function toSavedRecipients(
  recipients: readonly Recipient[],
  chosen: ChosenLevels,
  pickupContact: PickupContact | null = null,
) {
  return recipients.map(({ id, shipments, bopsOptions }) => ({
    recipientId: id,
    shipments: shipments.map((shipment) => ({ id: shipment.id, serviceLevel: levelOf(shipment, chosen) })),
    ...(bopsOptions && pickupContact && { bopsOptions: { ...bopsOptions, pickupContact } }),
  }));
}
