import { type Address, type ShipMethod, type Site, shipMethod } from "@store/contract/shared";
import { findPostalRegions, isPoBox, remoteSurchargeApplies } from "@store/postal-and-address";
import { type DeliveryZone, farthestZone, findDeliveryZone, militaryZone, remoteZone } from "./delivery-zone.ts";

/** What of a destination decides how it is reached, how fast and for how much. */
export interface DeliveryPlace {
  scope: "domestic" | "military" | "international";
  /** State or province; null while it is not known, and abroad. */
  region: string | null;
  /** The first three characters of the postal code, by which trips are driven; null while it is not known. */
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

/** Where a site's own shoppers live. */
export const countryOfSite: Readonly<Record<Site, string>> = { US: "USA", CA: "CAN" };
const militaryRegions: ReadonlySet<string> = new Set(["AA", "AE", "AP"]);

/** The place of an address; of what is not known the farthest place that trucks reach is taken. */
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

// The state decides over a code that contradicts it: the shopper may keep such an address as entered.
function zoneOf(found: { isMilitary: boolean; isRemote: boolean; byCode: DeliveryZone | undefined }): DeliveryZone {
  if (found.isMilitary) return militaryZone;
  return found.isRemote ? remoteZone : (found.byCode ?? farthestZone);
}

/** Whether enough is known of a place to promise days that are its own. */
export function isPlaceKnown({ scope, region }: Pick<DeliveryPlace, "scope" | "region">): boolean {
  return scope === "international" || region !== null;
}

/** Lines of one kind travel together. */
export type ShipmentKind = "parcel" | "inHome" | "freight" | "giftCard";

/** The kinds in the order in which shipments are shown. */
export const shipmentKinds: readonly ShipmentKind[] = ["parcel", "inHome", "freight", "giftCard"];

/** Which kind of shipment carries an item, by its ship method. */
export const kindOfShipMethod: Readonly<Record<ShipMethod, ShipmentKind>> = {
  [shipMethod.standard]: "parcel",
  [shipMethod.premium]: "parcel",
  [shipMethod.express]: "parcel",
  [shipMethod.localInHome]: "inHome",
  [shipMethod.longDistanceInHome]: "inHome",
  [shipMethod.basicFreight]: "freight",
  [shipMethod.giftCard]: "giftCard",
};
