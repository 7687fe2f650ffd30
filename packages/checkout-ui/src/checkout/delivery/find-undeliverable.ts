import type { Recipient, Shipment } from "@store/contract/checkout";
import { shipmentKey } from "./delivery-fields.ts";

/** The id of the notice that replaces a shipment's choice. */
export function undeliverableId(recipientId: string, shipment: Shipment): string {
  return `undeliverable-${shipmentKey(recipientId, shipment)}`;
}

/** The notice of the first shipment that cannot be delivered to its address; null if all can. */
export function findUndeliverable(recipients: readonly Recipient[]): string | null {
  const stuck = recipients.flatMap(({ id, shipments }) =>
    shipments
      .filter(({ availableServiceLevels }) => availableServiceLevels.length === 0)
      .map((shipment) => undeliverableId(id, shipment)),
  );
  return stuck[0] ?? null;
}
