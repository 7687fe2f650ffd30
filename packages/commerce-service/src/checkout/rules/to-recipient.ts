import type { HolidayHold, PickupOptions, Recipient, TripBooking } from "@store/contract/checkout";
import type { BasketState } from "../../basket/rules/basket-state.ts";
import { toLineToWrap } from "../../basket/rules/to-line-to-wrap.ts";
import type { BasketRecipient } from "../../basket/rules/to-recipients.ts";
import { offerTrips } from "../../delivery/rules/offer-trips.ts";
import { offerGifts } from "../../gifts/rules/offer-gifts.ts";
import { offerHoldsTo, toTripQuestion } from "./recipients/offer-to-recipient.ts";
import { toShipment } from "./to-shipment.ts";

/** Whom a part of the order goes to, with what they may choose and what was chosen [CHK-38 to CHK-41]. */
export function toRecipient(recipient: BasketRecipient, state: BasketState): Recipient {
  const { id, address, choice, place, store } = recipient;
  const { gift = { isGift: false, giftWrap: null, giftMessage: null } } = choice;
  return {
    id,
    address,
    shipments: state.priced.shipments
      .filter(({ recipientId }) => recipientId === id)
      .map((shipment) => toShipment(shipment, state)),
    bopsOptions: place === null ? toPickupOptions(recipient) : null,
    giftOptions: gift,
    holidayHold: toHolidayHold(recipient, state),
    tripBooking: toTripBooking(recipient, state),
    store: store && toStore(store),
    giftOffers: offerGifts(recipient.lines.map(toLineToWrap), state.basket.site),
  };
}

function toPickupOptions({ choice }: BasketRecipient): PickupOptions {
  const { hasGiftReceipt = false, bagging = "none", pickupContact = null } = choice;
  return { giftReceiptOption: hasGiftReceipt, baggingOption: bagging, pickupContact };
}

function toHolidayHold(recipient: BasketRecipient, state: BasketState): HolidayHold | null {
  const holidays = offerHoldsTo(recipient, state);
  if (holidays.length === 0) return null;
  const selected = holidays.find(({ shippingDate }) => shippingDate === recipient.choice.holidayHold?.shippingDate);
  return {
    holidays,
    selectedShippingDate: selected?.shippingDate ?? null,
    selectedShippingRange: selected?.shippingRange ?? null,
  };
}

function toTripBooking(recipient: BasketRecipient, state: BasketState): TripBooking | null {
  const question = toTripQuestion(recipient, state);
  if (question === null) return null;
  const { isContactMeSelected = false, tripId = null, drivingDirections = null } = recipient.choice.trip ?? {};
  const trips = offerTrips(question);
  return {
    isContactMeSelected,
    trips,
    // One that filled up or has passed since is no longer chosen.
    selectedTrip: trips.some(({ id }) => id === tripId) ? tripId : null,
    drivingDirections: drivingDirections ?? "",
  };
}

function toStore({ country: _country, ...store }: NonNullable<BasketRecipient["store"]>) {
  return store;
}
