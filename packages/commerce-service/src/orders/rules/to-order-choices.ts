import type { OrderChoices } from "@store/contract/orders";
import type { RecipientChoice } from "../../basket/basket.ts";
import { toTripLabel } from "../../delivery/rules/offer-trips.ts";
import { baggingRates, giftWraps } from "../../gifts/rules/gift-rates.ts";

/** The other selections of a recipient as text; empty ones are omitted. */
export function toOrderChoices({
  gift,
  hasGiftReceipt,
  bagging = "none",
  holidayHold,
  trip,
}: Omit<RecipientChoice, "id" | "address">): OrderChoices {
  const wrap = giftWraps.find(({ id }) => id === gift?.giftWrap)?.label;
  const appointment = trip?.tripId ? toTripLabel(trip.tripId) : undefined;
  return {
    ...(gift?.isGift && { isGift: true }),
    ...(wrap && { giftWrap: wrap }),
    ...(gift?.giftMessage && { giftMessage: gift.giftMessage }),
    ...(hasGiftReceipt && { hasGiftReceipt }),
    ...(bagging !== "none" && { packaging: baggingRates[bagging].label }),
    ...(holidayHold && { holiday: holidayHold.shippingRange }),
    ...(appointment && { appointment }),
    ...(trip?.isContactMeSelected && { isContactMeSelected: true }),
    ...(trip?.drivingDirections && { drivingDirections: trip.drivingDirections }),
  };
}
