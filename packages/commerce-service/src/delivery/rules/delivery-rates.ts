import { type ServiceLevel, type Site, serviceLevel } from "@store/contract/shared";
import type { ShipmentKind } from "./shipment-kind.ts";

/** One way to carry a kind of shipment: its price before free shipping and the business days it takes. */
export interface DeliveryRate {
  kind: ShipmentKind;
  level: ServiceLevel;
  label: string;
  chargeCents: Readonly<Record<Site, number>>;
  businessDays: Readonly<Record<Site, readonly [earliest: number, latest: number]>>;
}

const { standard, premium, express, localInHome, longDistanceInHome } = serviceLevel;

/** Every service level of every kind of shipment [SHIP-12]; the first of a kind is the one chosen when nobody chose. */
export const deliveryRates: readonly DeliveryRate[] = [
  rate({ kind: "parcel", level: standard, label: "Standard Delivery", US: [995, 3, 5], CA: [1495, 4, 7] }),
  rate({ kind: "parcel", level: premium, label: "Premium Two-Day Delivery", US: [1995, 2, 2], CA: [2995, 2, 2] }),
  rate({ kind: "parcel", level: express, label: "Express Next-Day Delivery", US: [2995, 1, 1], CA: [3995, 1, 1] }),
  rate({ kind: "inHome", level: localInHome, label: "In-Home Delivery", US: [9900, 5, 10], CA: [14900, 5, 10] }),
  rate({
    kind: "inHome",
    level: longDistanceInHome,
    label: "Long-Distance In-Home Delivery",
    US: [19900, 10, 20],
    CA: [24900, 10, 20],
  }),
  rate({ kind: "freight", level: standard, label: "Basic Freight", US: [14900, 7, 12], CA: [19900, 8, 14] }),
  rate({ kind: "giftCard", level: standard, label: "Gift Card by Mail", US: [0, 3, 5], CA: [0, 4, 7] }),
];

/** Standard parcels are free from this subtotal of the parcel lines on. */
export const freeShippingThresholdCents: Readonly<Record<Site, number>> = { US: 4900, CA: 9900 };

/** What standard delivery to Alaska, Hawaii and the territories costs on top, free shipping or not [SHIP-08]. */
export const remoteSurchargeCents = 1000;

type SiteRate = readonly [chargeCents: number, earliest: number, latest: number];

function rate({
  US,
  CA,
  ...common
}: Pick<DeliveryRate, "kind" | "level" | "label"> & Record<Site, SiteRate>): DeliveryRate {
  return {
    ...common,
    chargeCents: { US: US[0], CA: CA[0] },
    businessDays: { US: [US[1], US[2]], CA: [CA[1], CA[2]] },
  };
}
