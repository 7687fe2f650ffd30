import { type AvailabilityStatus, availabilityStatus } from "@store/contract/shared";

const { available, futureAvailability, noCarrier } = availabilityStatus;
const visible: ReadonlySet<AvailabilityStatus> = new Set([available, futureAvailability, noCarrier]);

/** Whether a line offers to be sent (SHIP-13). */
export function isShipVisible(deliveryStatus: AvailabilityStatus): boolean {
  return visible.has(deliveryStatus);
}
