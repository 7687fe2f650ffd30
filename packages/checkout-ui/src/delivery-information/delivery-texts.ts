import type { DeliveryKind } from "./delivery-kinds.ts";
import type { DeliveryTerms } from "./delivery-terms.ts";

/** The paragraphs of the three tabs; null if one does not apply to an order. */
export interface DeliveryTexts {
  readonly charges: ReadonlyArray<string | null>;
  readonly details: ReadonlyArray<string | null>;
  readonly places: ReadonlyArray<string | null>;
}

const carriedIn = "Carried into the room of your choice and unpacked, and the packaging taken away.";
const everyState = "We deliver to all 50 states, to US territories and to military addresses.";
const byRoad = "This item comes by truck. It cannot go to a PO box, to a military address or abroad.";

/** The texts of each ship method. */
export const deliveryTexts: Readonly<Record<DeliveryKind, (terms: DeliveryTerms) => DeliveryTexts>> = {
  standard: ({ isCanada, place, charge, threshold, days }) => ({
    charges: [
      charge ? `Standard delivery${place} costs ${charge}.` : `Standard delivery${place} is free.`,
      charge && threshold ? `It is free when your parcels come to ${threshold} or more.` : null,
      isCanada ? null : "Standard delivery to Alaska, Hawaii and US territories costs an extra $10.",
    ],
    details: [
      "Standard delivery is Mon-Fri. PO box delivery is Mon-Sat.",
      days.standard ? `Standard delivery${place}: ${days.standard}.` : null,
      days.twoDay ? `Two-day delivery${place}: ${days.twoDay}.` : null,
      days.nextDay ? `Next-day delivery${place}: ${days.nextDay}.` : null,
      "Two-day and next-day orders placed by noon CT are delivered within the stated days.",
    ],
    places: [
      everyState,
      "Abroad we send what travels by parcel, at one rate for each order.",
      "Duties and import taxes are not included. They are paid on delivery.",
    ],
  }),
  localInHome: (terms) => ({
    charges: byTruck("localInHome", terms),
    details: ["In-home delivery from a store near you.", carriedIn],
    places: [everyState, byRoad],
  }),
  longDistanceInHome: (terms) => ({
    charges: byTruck("longDistanceInHome", terms),
    details: [
      "In-home delivery over a long distance.",
      carriedIn,
      "Two people bring it. Please measure your doors and stairs.",
    ],
    places: [everyState, byRoad],
  }),
  basicFreight: (terms) => ({
    charges: byTruck("basicFreight", terms),
    details: ["Brought to your door by truck. Please have a second person at hand to carry it in."],
    places: [everyState, byRoad],
  }),
  giftCard: ({ place, days }) => ({
    charges: ["Gift cards are mailed free of charge."],
    details: [
      "Mailed in a card envelope. PO box delivery is Mon-Sat.",
      days.standard ? `Gift cards${place}: ${days.standard}.` : null,
    ],
    places: [everyState, "Gift cards cannot be sent abroad."],
  }),
};

const truckNames = {
  localInHome: "In-home delivery",
  longDistanceInHome: "Long-distance in-home delivery",
  basicFreight: "Freight delivery",
} as const;

function byTruck(
  kind: keyof typeof truckNames,
  { place, threshold, truckCharges }: DeliveryTerms,
): DeliveryTexts["charges"] {
  const name = `${truckNames[kind]}${place}`;
  return [
    truckCharges
      ? `${name} costs ${truckCharges[kind]}, once for all that comes with it.`
      : `${name} has one charge for all that comes with it. You find it in your order summary.`,
    threshold ? `Only parcels are free, from ${threshold} on.` : null,
  ];
}
