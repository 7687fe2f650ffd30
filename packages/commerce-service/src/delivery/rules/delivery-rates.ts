import { type ServiceLevel, type Site, serviceLevel } from "@store/contract/shared";
import type { DeliveryPlace, ShipmentKind } from "./delivery-place.ts";
import type { DeliveryZone } from "./delivery-zone.ts";

type DaySpan = readonly [earliest: number, latest: number];
type DaysByZone = Readonly<Record<DeliveryZone, DaySpan>>;

/** A service level of a kind of shipment: its price before free shipping and its business days. */
interface DeliveryRate {
  kind: ShipmentKind;
  level: ServiceLevel;
  label: string;
  chargeCents: Readonly<Record<Site, number>>;
  businessDays: Readonly<Record<Site, DaysByZone>>;
}

const { standard, premium, express, localInHome, longDistanceInHome } = serviceLevel;

// The differences between the days of a zone and those of zone 4, the farthest within reach of trucks.
const everywhereAlike: DaysByZone = { 1: [0, 0], 2: [0, 0], 3: [0, 0], 4: [0, 0], 5: [0, 0], 6: [0, 0] };
const byParcel: DaysByZone = { 1: [-1, -2], 2: [-1, -1], 3: [0, -1], 4: [0, 0], 5: [2, 4], 6: [5, 15] };
const byTruck: DaysByZone = { 1: [-2, -4], 2: [-1, -3], 3: [0, -1], 4: [0, 0], 5: [7, 14], 6: [0, 0] };

/** Every service level of every kind of shipment; the first of a kind is the default. */
export const deliveryRates: readonly DeliveryRate[] = [
  rate(byParcel, { kind: "parcel", level: standard, label: "Standard Delivery", US: [995, 3, 5], CA: [1495, 4, 7] }),
  rate(everywhereAlike, {
    kind: "parcel",
    level: premium,
    label: "Premium Two-Day Delivery",
    US: [1995, 2, 2],
    CA: [2995, 2, 2],
  }),
  rate(everywhereAlike, {
    kind: "parcel",
    level: express,
    label: "Express Next-Day Delivery",
    US: [2995, 1, 1],
    CA: [3995, 1, 1],
  }),
  rate(byTruck, {
    kind: "inHome",
    level: localInHome,
    label: "In-Home Delivery",
    US: [9900, 5, 10],
    CA: [14900, 5, 10],
  }),
  rate(byTruck, {
    kind: "inHome",
    level: longDistanceInHome,
    label: "Long-Distance In-Home Delivery",
    US: [19900, 10, 20],
    CA: [24900, 10, 20],
  }),
  rate(byTruck, { kind: "freight", level: standard, label: "Basic Freight", US: [14900, 7, 12], CA: [19900, 8, 14] }),
  rate(byParcel, { kind: "giftCard", level: standard, label: "Gift Card by Mail", US: [0, 3, 5], CA: [0, 4, 7] }),
];

/** Shipping abroad: parcels at one rate per order, whatever the amount. */
export const internationalRate: DeliveryRate = rate(everywhereAlike, {
  kind: "parcel",
  level: standard,
  label: "International Delivery",
  US: [4995, 7, 15],
  CA: [5995, 7, 15],
});

/** Standard parcels are free from this subtotal of the parcel lines. */
export const freeShippingThresholdCents: Readonly<Record<Site, number>> = { US: 4900, CA: 9900 };

/** The surcharge of standard delivery to Alaska, Hawaii and the territories, also with free shipping. */
export const remoteSurchargeCents = 1000;

type SiteRate = readonly [chargeCents: number, earliest: number, latest: number];

function rate(
  zones: DaysByZone,
  { US, CA, ...common }: Pick<DeliveryRate, "kind" | "level" | "label"> & Record<Site, SiteRate>,
): DeliveryRate {
  return {
    ...common,
    chargeCents: { US: US[0], CA: CA[0] },
    businessDays: { US: toDaysByZone(US, zones), CA: toDaysByZone(CA, zones) },
  };
}

function toDaysByZone([, earliest, latest]: SiteRate, zones: DaysByZone): DaysByZone {
  const of = (zone: DeliveryZone): DaySpan => [earliest + zones[zone][0], latest + zones[zone][1]];
  return { 1: of(1), 2: of(2), 3: of(3), 4: of(4), 5: of(5), 6: of(6) };
}

/** The rate of a kind of shipment to a destination by a level; undefined if there is none. */
export function findDeliveryRate(
  kind: ShipmentKind,
  level: ServiceLevel,
  { scope }: Pick<DeliveryPlace, "scope">,
): DeliveryRate | undefined {
  const rates = scope === "international" ? [internationalRate] : deliveryRates;
  return rates.find((rate) => rate.kind === kind && rate.level === level);
}
