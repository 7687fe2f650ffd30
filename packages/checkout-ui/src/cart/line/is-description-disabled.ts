import { type AvailabilityStatus, availabilityStatus } from "@store/contract/shared";

/** Whether a line only names its item, which is no longer available. */
export function isDescriptionDisabled(deliveryStatus: AvailabilityStatus): boolean {
  return deliveryStatus === availabilityStatus.noLongerAvailable;
}
