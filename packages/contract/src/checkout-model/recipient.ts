import * as z from "zod/mini";
import { cartLine, cents, savedAddress, serviceLevelCode } from "../shared/index.ts";

export const baggingOption = z.enum(["none", "giftBag", "giftBox"]);
export type BaggingOption = z.infer<typeof baggingOption>;

/** Who picks up an order at the store. */
export const pickupContact = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
});
export type PickupContact = z.infer<typeof pickupContact>;

/** The shopper's selections for the part of an order that is picked up. */
export const pickupOptions = {
  giftReceiptOption: z.boolean(),
  baggingOption,
  pickupContact: z.nullable(pickupContact),
};

/** The shopper's selections for a gift; `giftWrap` names the wrapping, null for none. */
export const giftOptions = {
  isGift: z.boolean(),
  giftWrap: z.nullable(z.string()),
  giftMessage: z.nullable(z.string()),
};

/** Where updates about a delivery or a pickup are sent. */
export const notifyOptions = {
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  isTextSelected: z.boolean(),
};
const notifyShape = z.object(notifyOptions);
export type NotifyOptions = z.infer<typeof notifyShape>;
const giftShape = z.object(giftOptions);
export type GiftOptions = z.infer<typeof giftShape>;
const pickupShape = z.object(pickupOptions);
export type PickupOptions = z.infer<typeof pickupShape>;

/** Lines that are shipped together: one carrier, one service level. */
export const shipment = z.object({
  id: z.string(),
  lineItems: z.array(cartLine),
  availableServiceLevels: z.array(
    z.object({ level: serviceLevelCode, label: z.string(), charge: cents, estimate: z.string() }),
  ),
  selectedServiceLevel: serviceLevelCode,
  /** Whether the shopper may have all items shipped together. */
  isShipCompleteVisible: z.boolean(),
  isShipCompleteSelected: z.boolean(),
});
export type Shipment = z.infer<typeof shipment>;

/** A delivery that is held until a selected day before a holiday. */
export const holidayHold = z.object({
  holidays: z.array(z.object({ shippingDate: z.string(), shippingRange: z.string() })),
  selectedShippingDate: z.nullable(z.string()),
  selectedShippingRange: z.nullable(z.string()),
});
export type HolidayHold = z.infer<typeof holidayHold>;

/** The appointment for large furniture, and directions to the house. */
export const tripBooking = z.object({
  isContactMeSelected: z.boolean(),
  trips: z.array(z.object({ id: z.string(), label: z.string() })),
  selectedTrip: z.nullable(z.string()),
  drivingDirections: z.string(),
});
export type TripBooking = z.infer<typeof tripBooking>;

/** A store as the recipient of lines for pickup. */
export const pickupStore = z.object({
  locationId: z.string(),
  name: z.string(),
  address1: z.string(),
  city: z.string(),
  state: z.string(),
  postalCode: z.string(),
  phone: z.string(),
  hours: z.array(z.string()),
});
export type PickupStore = z.infer<typeof pickupStore>;

const offer = { label: z.string(), charge: cents };
/** Gift wraps and packagings that fit some of a recipient's items; empty if no item can be wrapped or packaged. */
export const giftOffers = z.object({
  giftWraps: z.array(z.object({ id: z.string(), ...offer })),
  bagging: z.array(z.object({ option: baggingOption, ...offer })),
});
export type GiftOffers = z.infer<typeof giftOffers>;

/** Who receives a part of the order. */
export const recipient = z.object({
  id: z.string(),
  address: z.nullable(savedAddress),
  shipments: z.array(shipment),
  /** Null if nothing is picked up at a store. */
  bopsOptions: z.nullable(z.object(pickupOptions)),
  giftOptions: z.object(giftOptions),
  /** Null if no shipment can be held for a holiday. */
  holidayHold: z.nullable(holidayHold),
  /** Null if nothing is delivered into a home. */
  tripBooking: z.nullable(tripBooking),
  /** The pickup store; null if the lines are shipped. */
  store: z.nullable(pickupStore),
  /** The other available selections, with their prices. */
  giftOffers,
});
export type Recipient = z.infer<typeof recipient>;
