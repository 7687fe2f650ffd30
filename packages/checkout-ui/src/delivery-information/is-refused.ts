import { availabilityStatus, type CartLine } from "@store/contract/shared";

/** Whether a line of the cart cannot be delivered to its destination, or not be picked up at the selected store. */
export function isRefused({ isRemoved, shippingDeliveryOptions }: CartLine): boolean {
  const { deliveryStatus, pickupStatus, locationId } = shippingDeliveryOptions;
  if (isRemoved) return false;
  return locationId ? pickupStatus === availabilityStatus.notEligible : deliveryStatus === availabilityStatus.noCarrier;
}
