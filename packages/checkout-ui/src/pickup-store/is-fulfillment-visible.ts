import { type AvailabilityStatus, availabilityStatus } from "@store/contract/shared";

const { available, futureAvailability, noCarrier, notRequested } = availabilityStatus;
const pickupStatuses: ReadonlySet<AvailabilityStatus> = new Set([available, futureAvailability, notRequested]);
const shipStatuses: ReadonlySet<AvailabilityStatus> = new Set([available, futureAvailability, noCarrier]);

/** Whether a line offers to be picked up in a store. */
export function isPickupVisible(pickupStatus: AvailabilityStatus): boolean {
  return pickupStatuses.has(pickupStatus);
}

/** Whether a line offers to be shipped. */
export function isShipVisible(deliveryStatus: AvailabilityStatus): boolean {
  return shipStatuses.has(deliveryStatus);
}
