import { type Address, type ShipMethod, type Site, shipMethod } from "@store/contract/shared";
import { findPostalRegions, isPoBox, remoteSurchargeApplies } from "@store/postal-and-address";
import { type DeliveryZone, farthestZone, findDeliveryZone, militaryZone, remoteZone } from "./delivery-zone.ts";

/** What determines the methods, speed and charge of a delivery to a destination. */
export interface DeliveryPlace {
  scope: "domestic" | "military" | "international";
  /** The states or provinces it may lie in, as `toRegions` lists them; none if they are unknown, and abroad. */
  regions: readonly string[];
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
    return { scope: "international", regions: [], area: null, zone: farthestZone, isRemote: false, isPoBox: false };
  }
  const regions = toRegions(known, site);
  const isMilitary = site === "US" && regions.some((region) => militaryRegions.has(region));
  const isRemote = site === "US" && !isMilitary && regions.some(remoteSurchargeApplies);
  const isCodeKnown = findPostalRegions(postalCode, { country: site }).length > 0;
  return {
    scope: isMilitary ? "military" : "domestic",
    regions,
    area: isCodeKnown ? postalCode.trim().slice(0, 3).toUpperCase() : null,
    zone: zoneOf({ isMilitary, isFar: regions.some(isFarRegion), byCode: findDeliveryZone(postalCode, site) }),
    isRemote,
    isPoBox: [address1, address2, address3].some(isPoBox),
  };
}

/**
 * The states or provinces whose rules an address in the site's country has to meet: the typed one where its postal code
 * lies there or is unknown. Where they contradict each other, the shopper may keep the address as entered: it is the
 * typed one and every one of the code, since a parcel follows the code and either may be the mistake. A code alone has
 * all of its own.
 *
 * @example toRegions({ state: "CA", postalCode: "97201" }, "US") // ["CA", "OR"]
 */
export function toRegions({ state = "", postalCode = "" }: KnownOfPlace, site: Site): readonly string[] {
  const typed = state.trim().toUpperCase();
  const ofCode = findPostalRegions(postalCode, { country: site });
  if (typed === "") return ofCode;
  return ofCode.includes(typed) ? [typed] : [typed, ...ofCode];
}

// The provinces and territories that no road reaches, or only a few of their places.
const farProvinces: ReadonlySet<string> = new Set(["NL", "NT", "NU", "YT"]);

function isFarRegion(region: string): boolean {
  return farProvinces.has(region) || remoteSurchargeApplies(region);
}

function zoneOf(found: { isMilitary: boolean; isFar: boolean; byCode: DeliveryZone | undefined }): DeliveryZone {
  if (found.isMilitary) return militaryZone;
  return found.isFar ? remoteZone : (found.byCode ?? farthestZone);
}

/** Whether a store of the site is in the destination's state or province: its trucks deliver there. */
export function isNearStore({ regions }: DeliveryPlace, storeRegions: readonly string[]): boolean {
  return regions.length > 0 && regions.every((region) => storeRegions.includes(region));
}

/** Whether enough is known of a destination for its own dates. */
export function isPlaceKnown({ scope, regions }: Pick<DeliveryPlace, "scope" | "regions">): boolean {
  return scope === "international" || regions.length > 0;
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
