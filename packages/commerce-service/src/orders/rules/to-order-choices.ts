import type { OrderChoices } from "@store/contract/orders";
import type { Address } from "@store/contract/shared";
import type { RecipientChoice } from "../../basket/basket.ts";
import { toTripLabel } from "../../delivery/rules/offer-trips.ts";
import { toTripTimes } from "../../delivery/rules/to-trip-times.ts";
import { baggingRates, giftWraps } from "../../pricing/gift-rates.ts";

/** The other selections of a recipient as text; empty ones are omitted. */
export function toOrderChoices(
  {
    gift,
    hasGiftReceipt,
    bagging = "none",
    holidayHold,
    trip,
  }: Omit<RecipientChoice, "id" | "address" | "registryCode">,
  address: Address | null,
): OrderChoices {
  const wrap = giftWraps.find(({ id }) => id === gift?.giftWrap)?.label;
  const appointment = trip?.tripId ? toTripLabel(trip.tripId) : undefined;
  const appointmentTimes = trip?.tripId && address ? toTripTimes(trip.tripId, address) : undefined;
  return {
    ...(gift?.isGift && { isGift: true }),
    ...(wrap && { giftWrap: wrap }),
    ...(gift?.giftMessage && { giftMessage: gift.giftMessage }),
    ...(hasGiftReceipt && { hasGiftReceipt }),
    ...(bagging !== "none" && { packaging: baggingRates[bagging].label }),
    ...(holidayHold && { holiday: holidayHold.shippingRange }),
    ...(appointment && { appointment }),
    ...(appointmentTimes && { appointmentTimes }),
    ...(trip?.isContactMeSelected && { isContactMeSelected: true }),
    ...(trip?.drivingDirections && { drivingDirections: trip.drivingDirections }),
  };
}
