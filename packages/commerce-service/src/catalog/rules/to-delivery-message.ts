import { type ShipMethod, type Site, shipMethod } from "@store/contract/shared";
import { freeShippingThresholdCents } from "../../delivery/rules/delivery-rates.ts";
import { formatSitePrice } from "../../pricing/format-site-price.ts";

const inHome = "Carried into the room of your choice and unpacked, and the packaging taken away.";
const messages: Partial<Record<ShipMethod, string>> = {
  [shipMethod.localInHome]: inHome,
  [shipMethod.longDistanceInHome]: `${inHome} Two people bring it; please measure your doors and stairs.`,
  [shipMethod.basicFreight]: "Brought to your door by truck. Please have a second person at hand to carry it in.",
  [shipMethod.giftCard]: "Mailed in a card envelope, free of charge.",
};

interface Delivered {
  shipMethod: ShipMethod;
  isDonation: boolean;
  priceCents: number;
}

/** How an item is delivered, in one or two sentences; by default as a parcel, which is free alone from some price on. */
export function toDeliveryMessage({ shipMethod: method, isDonation, priceCents }: Delivered, site: Site): string {
  if (isDonation) return "Nothing to deliver: we pass on all of it.";
  const message = messages[method];
  if (message) return message;
  const least = freeShippingThresholdCents[site];
  if (priceCents >= least) return "Sent by parcel.";
  return `Sent by parcel. Standard delivery is free when your parcels come to ${formatSitePrice(least, site)} or more.`;
}
