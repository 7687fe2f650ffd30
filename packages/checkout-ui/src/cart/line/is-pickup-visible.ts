import { type AvailabilityStatus, availabilityStatus } from "@store/contract/shared";

const { available, futureAvailability, notRequested } = availabilityStatus;
const visible: ReadonlySet<AvailabilityStatus> = new Set([available, futureAvailability, notRequested]);

/** Whether a line offers to be picked up in a store (SHIP-14). */
export function isPickupVisible(pickupStatus: AvailabilityStatus): boolean {
  return visible.has(pickupStatus);
}
