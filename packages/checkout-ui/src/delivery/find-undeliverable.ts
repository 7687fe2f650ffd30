import type { Recipient, Shipment } from "@store/contract/checkout";
import type { CartLine } from "@store/contract/shared";
import { shipmentKey } from "./delivery-fields.ts";

/** The id of the notice that replaces a shipment's choice. */
export function undeliverableId(recipientId: string, shipment: Shipment): string {
  return `undeliverable-${shipmentKey(recipientId, shipment)}`;
}

/** Whether a line may not go to the state of its address: it has the reason instead of a date. */
export function isRestricted({ shippingDeliveryOptions: { edd } }: CartLine): boolean {
  return edd?.isRestricted === true;
}

/** Whether nothing of a shipment may go to the state of its address: there is no delivery to choose. */
export function isForbidden({ lineItems }: Shipment): boolean {
  return lineItems.every(isRestricted);
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
