import type {
  GiftOffers,
  HolidayHold,
  PickupOptions,
  Recipient,
  Shipment,
  TripBooking,
} from "@store/contract/checkout";
import type { Site } from "@store/contract/shared";
import type { BasketState } from "../basket/rules/basket-state.ts";
import { estimateShipment } from "../basket/rules/estimate-shipment.ts";
import type { PricedShipment } from "../basket/rules/price-shipments.ts";
import { toLineToWrap } from "../basket/rules/to-line-to-wrap.ts";
import type { BasketRecipient } from "../basket/rules/to-recipients.ts";
import { toPieces } from "../delivery/rules/estimate-delivery.ts";
import { offerTrips } from "../delivery/rules/offer-trips.ts";
import { canBeBagged, canBeWrapped, type LineToWrap } from "../pricing/can-be-wrapped.ts";
import { baggingRates, giftWraps } from "../pricing/gift-rates.ts";
import { toRegistryAddress } from "../registries/registry-record.ts";
import { findRestrictions } from "./find-refusals.ts";
import { offerHoldsTo, toShownTripId, toTripQuestion } from "./offer-to-recipient.ts";
import { toCartLines } from "./to-cart-lines.ts";

const options = ["none", "giftBag", "giftBox"] as const;

/** The wraps and packagings that fit some of a recipient's lines, each with its charge in cents. */
function offerGifts(lines: readonly LineToWrap[], site: Site): GiftOffers {
  const wraps = lines.some(canBeWrapped) ? giftWraps : [];
  const bagging = lines.some(canBeBagged) ? options : [];
  return {
    giftWraps: wraps.map(({ id, label, chargeCents }) => ({ id, label, charge: chargeCents[site] })),
    bagging: bagging.map((option) => {
      const { label, chargeCents } = baggingRates[option];
      return { option, label, charge: chargeCents[site] };
    }),
  };
}

/** A recipient with the offered options and the selections. */
export function toRecipient(recipient: BasketRecipient, state: BasketState): Recipient {
  const { id, address, registry, choice, place, store } = recipient;
  const { gift = { isGift: false, giftWrap: null, giftMessage: null } } = choice;
  return {
    id,
    address: registry ? toRegistryAddress(registry) : address,
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
  // An appointment that is full or has passed is not selected any more.
  const selected = trips.some(({ id }) => id === tripId) ? tripId : null;
  return {
    isContactMeSelected,
    trips: trips.map(({ id, label }) => ({ id: toShownTripId(id, recipient), label })),
    selectedTrip: selected && toShownTripId(selected, recipient),
    drivingDirections: drivingDirections ?? "",
  };
}

function toStore({ country: _country, ...store }: NonNullable<BasketRecipient["store"]>) {
  return store;
}

/** A shipment with its offered levels and their arrival dates. */
function toShipment(shipment: PricedShipment, state: BasketState): Shipment {
  const { basket, lines, now } = state;
  const ids = new Set(shipment.lineIds);
  const carried = lines.filter(({ lineId }) => ids.has(lineId));
  // A line that may not be shipped there delays no other line, and has no arrival date.
  const restrictions = findRestrictions(state);
  const allowed = carried.filter(({ lineId }) => !restrictions.has(lineId));
  const question = { site: basket.site, now, pieces: toPieces(allowed) };
  return {
    id: shipment.id,
    lineItems: toCartLines(carried, state),
    availableServiceLevels: shipment.levels.map(({ level, label, chargeCents }) => ({
      level,
      label,
      charge: chargeCents,
      estimate: (allowed.length > 0 && estimateShipment(shipment, { ...question, level })) || "",
    })),
    selectedServiceLevel: shipment.selected,
    isShipCompleteVisible: shipment.isShipCompleteVisible,
    isShipCompleteSelected: shipment.isShipCompleteSelected,
  };
}
