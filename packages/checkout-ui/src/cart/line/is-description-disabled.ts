import { type AvailabilityStatus, availabilityStatus } from "@store/contract/shared";

/** Whether a line only names what it was: its item can no longer be had. */
export function isDescriptionDisabled(deliveryStatus: AvailabilityStatus): boolean {
  return deliveryStatus === availabilityStatus.noLongerAvailable;
}
