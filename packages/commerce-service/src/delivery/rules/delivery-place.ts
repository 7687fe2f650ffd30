import { type Address, type ShipMethod, type Site, shipMethod } from "@store/contract/shared";
import { findPostalRegions, isPoBox, remoteSurchargeApplies } from "@store/postal-and-address";
import { type DeliveryZone, farthestZone, findDeliveryZone, militaryZone, remoteZone } from "./delivery-zone.ts";

/** What determines the methods, speed and charge of a delivery to a destination. */
export interface DeliveryPlace {
  scope: "domestic" | "military" | "international";
  /** State or province; null if it is unknown, and abroad. */
  region: string | null;
  /** The first three characters of the postal code, which determine trips; null if it is unknown. */
  area: string | null;
  zone: DeliveryZone;
  /** Alaska, Hawaii and the territories. */
  isRemote: boolean;
  isPoBox: boolean;
}

/** As much of an address as is known: all of it, a postal code, a country or nothing. */
export type KnownOfPlace = Partial<
  Pick<Address, "country" | "state" | "postalCode" | "address1" | "address2" | "address3">
>;

/** The country of each site's shoppers. */
export const countryOfSite: Readonly<Record<Site, string>> = { US: "USA", CA: "CAN" };
const militaryRegions: ReadonlySet<string> = new Set(["AA", "AE", "AP"]);

/** Converts an address to a destination; unknown parts are those of the farthest place within reach of trucks. */
export function toDeliveryPlace(known: KnownOfPlace, site: Site): DeliveryPlace {
  const { country = countryOfSite[site], postalCode = "", address1 = "", address2 = "", address3 = "" } = known;
  if (country !== countryOfSite[site]) {
    return { scope: "international", region: null, area: null, zone: farthestZone, isRemote: false, isPoBox: false };
  }
  const [regionOfCode = null] = findPostalRegions(postalCode, { country: site });
  const region = known.state?.trim().toUpperCase() || regionOfCode;
  const isMilitary = site === "US" && region !== null && militaryRegions.has(region);
  const isRemote = site === "US" && region !== null && remoteSurchargeApplies(region);
  return {
    scope: isMilitary ? "military" : "domestic",
    region,
    area: regionOfCode === null ? null : postalCode.trim().slice(0, 3).toUpperCase(),
    zone: zoneOf({ isMilitary, isRemote, byCode: findDeliveryZone(postalCode, site) }),
    isRemote,
    isPoBox: [address1, address2, address3].some(isPoBox),
  };
}

// The state has priority over a code that contradicts it: the shopper may keep such an address as entered.
function zoneOf(found: { isMilitary: boolean; isRemote: boolean; byCode: DeliveryZone | undefined }): DeliveryZone {
  if (found.isMilitary) return militaryZone;
  return found.isRemote ? remoteZone : (found.byCode ?? farthestZone);
}

/** Whether enough is known of a destination for its own dates. */
export function isPlaceKnown({ scope, region }: Pick<DeliveryPlace, "scope" | "region">): boolean {
  return scope === "international" || region !== null;
}

/** Lines of one kind ship together. */
export type ShipmentKind = "parcel" | "inHome" | "freight" | "giftCard";

/** The kinds in the order in which shipments are shown. */
export const shipmentKinds: readonly ShipmentKind[] = ["parcel", "inHome", "freight", "giftCard"];

/** The kind of shipment of an item, by its ship method. */
export const kindOfShipMethod: Readonly<Record<ShipMethod, ShipmentKind>> = {
  [shipMethod.standard]: "parcel",
  [shipMethod.premium]: "parcel",
  [shipMethod.express]: "parcel",
  [shipMethod.localInHome]: "inHome",
  [shipMethod.longDistanceInHome]: "inHome",
  [shipMethod.basicFreight]: "freight",
  [shipMethod.giftCard]: "giftCard",
};
