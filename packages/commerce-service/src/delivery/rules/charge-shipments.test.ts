import { type ServiceLevel, serviceLevel } from "@store/contract/shared";
import { describe, expect, it } from "vitest";
import { chargeShipments, type ShipmentToCharge } from "./charge-shipments.ts";
import type { ShipmentKind } from "./delivery-place.ts";
import { type KnownOfPlace, toDeliveryPlace } from "./delivery-place.ts";

const { standard, premium, express, localInHome, longDistanceInHome } = serviceLevel;

function shipment({
  site = "US",
  kind = "parcel",
  subtotalCents = 3000,
  to = { postalCode: "60614" },
  ...rest
}: Partial<Omit<ShipmentToCharge, "place">> & { site?: "US" | "CA"; to?: KnownOfPlace } = {}): ShipmentToCharge {
  const place = toDeliveryPlace(to, site);
  return { id: kind, kind, subtotalCents, place, hasLocalStore: false, chosen: undefined, ...rest };
}

function charge(given: Parameters<typeof shipment>[0] = {}) {
  const [charged] = chargeShipments([shipment(given)], given.site ?? "US");
  if (!charged) throw new Error("One shipment was charged, so there is one answer.");
  return charged;
}

describe("the charge of a shipment", () => {
  it.each([
    ["US", "parcel", standard, 995],
    ["US", "parcel", premium, 1995],
    ["US", "parcel", express, 2995],
    ["US", "inHome", longDistanceInHome, 19900],
    ["US", "freight", standard, 14900],
    ["US", "giftCard", standard, 0],
    ["CA", "parcel", standard, 1495],
    ["CA", "parcel", premium, 2995],
    ["CA", "parcel", express, 3995],
    ["CA", "inHome", longDistanceInHome, 24900],
    ["CA", "freight", standard, 19900],
  ] as [site: "US" | "CA", kind: ShipmentKind, chosen: ServiceLevel, cents: number][])(
    "is on the %s site for %s by level %i %i cents",
    (site, kind, chosen, chargeCents) => {
      expect(charge({ site, kind, chosen, to: {} })).toMatchObject({ selected: chosen, chargeCents });
    },
  );

  it.each([
    ["US", 4899, 995],
    ["US", 4900, 0],
    ["CA", 9899, 1495],
    ["CA", 9900, 0],
  ] as const)("for standard parcels on the %s site from %i cents is %i", (site, subtotalCents, chargeCents) => {
    expect(charge({ site, subtotalCents, to: {} }).chargeCents).toBe(chargeCents);
    expect(charge({ site, subtotalCents, to: {}, chosen: express }).chargeCents).toBeGreaterThan(0);
  });

  it("for in-home delivery uses the trucks of a local store if there is one", () => {
    expect(charge({ kind: "inHome", hasLocalStore: true }).levels.map(({ level }) => level)).toEqual([localInHome]);
  });

  it("uses the default for a level that is not offered", () => {
    expect(charge({ chosen: localInHome }).selected).toBe(standard);
  });

  it("uses standard delivery for a shipment that is held or waits for all items", () => {
    expect(charge({ chosen: express, isStandardOnly: true }).selected).toBe(standard);
    expect(charge({ kind: "inHome", isStandardOnly: true }).selected).toBe(longDistanceInHome);
  });
});

describe("the surcharge for remote places", () => {
  it.each(["AK", "HI", "PR", "AS", "GU", "MP", "VI", "FM", "MH", "PW"])(
    "is 10 dollars for a standard parcel to %s, also with free shipping [SHIP-08]",
    (state) => {
      expect(charge({ to: { state } }).surchargeCents).toBe(1000);
      expect(charge({ to: { state }, subtotalCents: 90_000 })).toMatchObject({ chargeCents: 0, surchargeCents: 1000 });
    },
  );

  it.each(["AA", "AE", "AP", "IL"])("is not due in %s [SHIP-08]", (state) => {
    expect(charge({ to: { state } }).surchargeCents).toBe(0);
  });

  it("is not due for other levels or kinds, and once for each shipment that has it [SHIP-08]", () => {
    const to = { state: "HI" };
    expect(charge({ to, kind: "inHome" }).surchargeCents).toBe(0);
    expect(charge({ to, kind: "freight" }).surchargeCents).toBe(0);
    expect(charge({ to, kind: "giftCard" }).surchargeCents).toBe(0);
    const both = chargeShipments([shipment({ to }), shipment({ to, id: "second" })], "US");
    expect(both.map(({ surchargeCents }) => surchargeCents)).toEqual([1000, 1000]);
  });
});

describe("the levels by destination", () => {
  it.each([
    ["a street", { address1: "12 Mill Yard", postalCode: "60614" }, [standard, premium, express]],
    ["a PO box", { address1: "PO Box 12", postalCode: "60614" }, [standard, premium]],
    ["a military address", { state: "AE", postalCode: "09021" }, [standard]],
    ["another country", { country: "FRA" }, [standard]],
    ["a PO box in Alaska", { address1: "PO Box 12", state: "AK", postalCode: "99801" }, [standard]],
  ])("offers for parcels to %s", (_place, to, levels) => {
    expect(charge({ to }).levels.map(({ level }) => level)).toEqual(levels);
  });

  it.each<[site: "US" | "CA", place: string, state: string, postalCode: string]>([
    ["US", "Barrigada, Guam", "GU", "96913"],
    ["US", "Koror, Palau", "PW", "96940"],
    ["US", "Pago Pago, American Samoa", "AS", "96799"],
    ["US", "Majuro, Marshall Islands", "MH", "96960"],
    ["US", "Pohnpei, Micronesia", "FM", "96941"],
    ["US", "Saipan, Northern Mariana Islands", "MP", "96950"],
    ["US", "Utqiagvik, Alaska", "AK", "99723"],
    ["US", "Honolulu, Hawaii", "HI", "96813"],
    ["US", "San Juan, Puerto Rico", "PR", "00901"],
    ["US", "Christiansted, Virgin Islands", "VI", "00820"],
    ["CA", "Iqaluit, Nunavut", "NU", "X0A 0H0"],
    ["CA", "Old Crow, Yukon", "YT", "Y0B 1N0"],
    ["CA", "Yellowknife, Northwest Territories", "NT", "X1A 2N2"],
    ["CA", "Nain, Newfoundland and Labrador", "NL", "A0P 1L0"],
  ])("offers on the %s site no level with a promised day to %s", (site, _place, state, postalCode) => {
    const levelsTo = (to: KnownOfPlace) => charge({ site, to, chosen: express }).levels.map(({ level }) => level);
    for (const to of [{ state, postalCode }, { postalCode }, { state }]) expect(levelsTo(to)).toEqual([standard]);
    const nearCode = site === "US" ? "60614" : "M5V 2T6";
    const nearState = site === "US" ? "IL" : "ON";
    expect(levelsTo({ state, postalCode: nearCode })).toEqual([standard]);
    expect(levelsTo({ state: nearState, postalCode })).toEqual([standard]);
    expect(charge({ site, to: { state, postalCode }, chosen: express }).selected).toBe(standard);
  });

  it.each<[site: "US" | "CA", state: string, postalCode: string]>([
    ["US", "IL", "60614"],
    ["US", "FL", "33040"],
    ["US", "WA", "98107"],
    ["US", "ME", "04769"],
    ["CA", "ON", "M5V 2T6"],
    ["CA", "BC", "V6B 1A1"],
    ["CA", "NS", "B3H 1A1"],
  ])("offers on the %s site every level to %s %s", (site, state, postalCode) => {
    expect(charge({ site, to: { state, postalCode } }).levels.map(({ level }) => level)).toEqual([
      standard,
      premium,
      express,
    ]);
  });

  it.each([{ address1: "PO Box 12" }, { state: "AP" }, { country: "FRA" }])(
    "offers nothing that comes by truck to %j",
    (to) => {
      expect(charge({ to, kind: "inHome" })).toMatchObject({ levels: [], selected: null, chargeCents: 0 });
      expect(charge({ to, kind: "freight" }).levels).toEqual([]);
    },
  );

  it("abroad are one rate for the whole order", () => {
    const to = { country: "FRA" };
    const charged = chargeShipments([shipment({ to, subtotalCents: 90_000 }), shipment({ to, id: "second" })], "US");
    expect(charged.map(({ chargeCents }) => chargeCents)).toEqual([4995, 0]);
    expect(charged.map(({ levels }) => levels[0]?.label)).toEqual(["International Delivery", "International Delivery"]);
  });
});
