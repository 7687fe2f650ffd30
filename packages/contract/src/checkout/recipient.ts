import * as z from "zod/mini";
import { cartLine, cents, savedAddress, serviceLevelCode } from "../shared/index.ts";

export const baggingOption = z.enum(["none", "giftBag", "giftBox"]);
export type BaggingOption = z.infer<typeof baggingOption>;

/** Who picks an order up at the store. */
export const pickupContact = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
});
export type PickupContact = z.infer<typeof pickupContact>;

/** What a shopper chooses for the part of an order that is picked up. */
export const pickupOptions = {
  giftReceiptOption: z.boolean(),
  baggingOption,
  pickupContact: z.nullable(pickupContact),
};

/** What a shopper chooses for a gift; `giftWrap` names the wrapping, null is none. */
export const giftOptions = {
  isGift: z.boolean(),
  giftWrap: z.nullable(z.string()),
  giftMessage: z.nullable(z.string()),
};

/** Where news of a delivery or a pickup goes. */
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

/** Lines that travel together: one carrier, one service level. */
export const shipment = z.object({
  id: z.string(),
  lineItems: z.array(cartLine),
  availableServiceLevels: z.array(
    z.object({ level: serviceLevelCode, label: z.string(), charge: cents, estimate: z.string() }),
  ),
  selectedServiceLevel: serviceLevelCode,
  /** Whether the shopper may wait until all of it can travel at once. */
  isShipCompleteVisible: z.boolean(),
  isShipCompleteSelected: z.boolean(),
});
export type Shipment = z.infer<typeof shipment>;

/** A delivery held back until a chosen day before a holiday. */
export const holidayHold = z.object({
  holidays: z.array(z.object({ shippingDate: z.string(), shippingRange: z.string() })),
  selectedShippingDate: z.nullable(z.string()),
  selectedShippingRange: z.nullable(z.string()),
});
export type HolidayHold = z.infer<typeof holidayHold>;

/** The trip on which large furniture comes, and how the house is found. */
export const tripBooking = z.object({
  isContactMeSelected: z.boolean(),
  trips: z.array(z.object({ id: z.string(), label: z.string() })),
  selectedTrip: z.nullable(z.string()),
  drivingDirections: z.string(),
});
export type TripBooking = z.infer<typeof tripBooking>;

/** A store as a recipient of what is picked up there. */
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
/** Wraps and packagings that fit some of a recipient's pieces; none where nothing can be wrapped or bagged. */
export const giftOffers = z.object({
  giftWraps: z.array(z.object({ id: z.string(), ...offer })),
  bagging: z.array(z.object({ option: baggingOption, ...offer })),
});
export type GiftOffers = z.infer<typeof giftOffers>;

/** Whom a part of the order goes to. */
export const recipient = z.object({
  id: z.string(),
  address: z.nullable(savedAddress),
  shipments: z.array(shipment),
  /** Null where nothing is picked up at a store. */
  bopsOptions: z.nullable(z.object(pickupOptions)),
  giftOptions: z.object(giftOptions),
  /** Null where no parcel can be held for a holiday. */
  holidayHold: z.nullable(holidayHold),
  /** Null where nothing is carried into a home. */
  tripBooking: z.nullable(tripBooking),
  /** The store that keeps it; null where it is sent. */
  store: z.nullable(pickupStore),
  /** What can be chosen for it besides, with what each costs. */
  giftOffers,
});
export type Recipient = z.infer<typeof recipient>;
