import type { PickupContact, Recipient, Shipment } from "@store/contract/checkout";

type Level = Shipment["selectedServiceLevel"];
/** What the shopper chose and has not saved, by the key of a shipment. */
export type ChosenLevels = ReadonlyMap<string, Level>;

/** Names a shipment among those of all recipients; its own id is one of its recipient's. */
export function shipmentKey(recipientId: string, { id }: Pick<Shipment, "id">): string {
  return `${recipientId}.${id}`;
}

/** The level of a recipient's shipment on screen. */
export function levelOf(recipientId: string, shipment: Shipment, chosen: ChosenLevels): Level {
  return chosen.get(shipmentKey(recipientId, shipment)) ?? shipment.selectedServiceLevel;
}

/** The choice as it is saved: every shipment's level, never the offered lists; of what is picked up also who collects it. */
export function toSavedRecipients(
  recipients: readonly Recipient[],
  chosen: ChosenLevels,
  pickupContact: PickupContact | null = null,
) {
  return recipients.map(({ id, shipments, bopsOptions }) => ({
    recipientId: id,
    shipments: shipments.map((shipment) => ({ id: shipment.id, serviceLevel: levelOf(id, shipment, chosen) })),
    ...(bopsOptions && pickupContact && { bopsOptions: { ...bopsOptions, pickupContact } }),
  }));
}
