import { availabilityStatus, type CartLine } from "@store/contract/shared";

/** Whether nothing brings a line of the cart to where the order goes, or whether the chosen store cannot keep it. */
export function isRefused({ isRemoved, shippingDeliveryOptions }: CartLine): boolean {
  const { deliveryStatus, pickupStatus, locationId } = shippingDeliveryOptions;
  if (isRemoved) return false;
  return locationId ? pickupStatus === availabilityStatus.notEligible : deliveryStatus === availabilityStatus.noCarrier;
}
