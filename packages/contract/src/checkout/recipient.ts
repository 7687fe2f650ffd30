import * as z from "zod/mini";
import { cartLine, cents, id, isoDate, savedAddress, serviceLevelCode } from "../shared/index.ts";
import { giftOptions, pickupOptions } from "./shipment-choices.ts";

/** Lines that travel together: one carrier, one service level. */
export const shipment = z.object({
  id,
  lineItems: z.array(cartLine),
  availableServiceLevels: z.array(
    z.object({ level: serviceLevelCode, label: z.string(), charge: cents, estimate: z.string() }),
  ),
  selectedServiceLevel: serviceLevelCode,
  /** Whether the shopper may wait until all of it can travel at once. */
  isShipCompleteVisible: z.optional(z.boolean()),
  isShipCompleteSelected: z.optional(z.boolean()),
});
export type Shipment = z.infer<typeof shipment>;

/** A delivery held back until a chosen day before a holiday. */
export const holidayHold = z.object({
  holidays: z.array(z.object({ shippingDate: isoDate, shippingRange: z.string() })),
  selectedShippingDate: z.nullable(isoDate),
  selectedShippingRange: z.nullable(z.string()),
});
export type HolidayHold = z.infer<typeof holidayHold>;

/** The trip on which large furniture comes, and how the house is found. */
export const tripBooking = z.object({
  isContactMeSelected: z.boolean(),
  trips: z.array(z.object({ id, label: z.string() })),
  selectedTrip: z.nullable(id),
  drivingDirections: z.string(),
});
export type TripBooking = z.infer<typeof tripBooking>;

/** Whom a part of the order goes to. */
export const recipient = z.object({
  id,
  address: z.nullable(savedAddress),
  shipments: z.array(shipment),
  /** Null where nothing is picked up at a store. */
  bopsOptions: z.optional(z.nullable(z.object(pickupOptions))),
  giftOptions: z.optional(z.object(giftOptions)),
  holidayHold: z.optional(z.nullable(holidayHold)),
  tripBooking: z.optional(z.nullable(tripBooking)),
});
export type Recipient = z.infer<typeof recipient>;
