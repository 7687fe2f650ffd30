import { describe, expect, it } from "vitest";
import { isNearStore, toDeliveryPlace, toRegions } from "./delivery-place.ts";
import { findDeliveryZone, zoneChart } from "./delivery-zone.ts";

describe("delivery zones", () => {
  it.each([
    ["60614", 1],
    ["10013", 1],
    ["94107", 1],
    ["55401", 2],
    ["37203", 2],
    ["30303", 3],
    ["80202", 3],
    ["98107", 3],
    ["33101", 4],
    ["78205", 4],
    ["99501", 5],
    ["00901", 5],
    ["96913", 5],
    ["09021", 6],
    ["96691", 6],
    ["34002", 6],
  ])("include the zone of ZIP Code %s", (code, zone) => {
    expect(findDeliveryZone(code, "US")).toBe(zone);
  });

  it.each([
    ["M5A 3C4", 1],
    ["v6h3s3", 1],
    ["H3C 2H4", 2],
    ["T2P", 2],
    ["R3C 1A5", 4],
    ["B3H 1A1", 3],
    ["A1A 1A1", 5],
    ["X1A 2N2", 5],
  ])("include the zone of postal code %s", (code, zone) => {
    expect(findDeliveryZone(code, "CA")).toBe(zone);
  });

  it.each(["", "6061", "M5A 3C4", "00000"])("have no zone for %j in the US", (code) => {
    expect(findDeliveryZone(code, "US")).toBeUndefined();
  });

  it("are valid and sorted", () => {
    for (const chart of Object.values(zoneChart)) {
      const runs = chart.split(/,\s/);
      expect(runs.every((run) => /^[0-9A-Z]{3} [1-6]$/.test(run))).toBe(true);
      expect(runs).toEqual([...runs].sort());
    }
  });
});

describe("the destination of a delivery", () => {
  it("is the farthest place within reach of trucks while nothing is known", () => {
    expect(toDeliveryPlace({}, "US")).toEqual({
      scope: "domestic",
      regions: [],
      area: null,
      zone: 4,
      isRemote: false,
      isPoBox: false,
    });
  });

  it("has state, area and zone from a postal code alone", () => {
    expect(toDeliveryPlace({ postalCode: "60614" }, "US")).toMatchObject({ regions: ["IL"], area: "606", zone: 1 });
    expect(toDeliveryPlace({ postalCode: "99501" }, "US")).toMatchObject({ regions: ["AK"], zone: 5, isRemote: true });
    expect(toDeliveryPlace({ postalCode: "m5a 3c4" }, "CA")).toMatchObject({ regions: ["ON"], area: "M5A", zone: 1 });
  });

  it.each(["AK", "HI", "AS", "GU", "MP", "PR", "VI", "FM", "MH", "PW"])("in %s is remote", (state) => {
    expect(toDeliveryPlace({ country: "USA", state }, "US")).toMatchObject({ isRemote: true, zone: 5 });
  });

  it.each(["AA", "AE", "AP"])("in %s is military and not remote", (state) => {
    expect(toDeliveryPlace({ state, postalCode: "09021" }, "US")).toMatchObject({ scope: "military", isRemote: false });
  });

  it("is a PO box if any line says so", () => {
    expect(toDeliveryPlace({ address1: "c/o Mill Yard", address2: "P.O. Box 12" }, "US").isPoBox).toBe(true);
  });

  it.each([
    ["US", "CAN"],
    ["CA", "USA"],
    ["US", "FRA"],
  ] as const)("of the %s site in %s is abroad", (site, country) => {
    expect(toDeliveryPlace({ country, postalCode: "75001" }, site).scope).toBe("international");
  });
});

describe("the regions of an address", () => {
  it.each([
    ["are the typed one in the state of its code", { state: "ca", postalCode: "94107" }, ["CA"]],
    ["are those of a code in two states that has the typed one", { state: "TN", postalCode: "42223" }, ["TN"]],
    ["are all of a code alone", { postalCode: "42223" }, ["KY", "TN"]],
    ["are the typed one beside an unknown code", { state: "NY", postalCode: "00000" }, ["NY"]],
    ["are both of a contradiction", { state: "CA", postalCode: "97201" }, ["CA", "OR"]],
    ["are all three of a contradiction with a code in two", { state: "IL", postalCode: "42223" }, ["IL", "KY", "TN"]],
    ["are unknown", {}, []],
  ])("%s", (_what, known, regions) => {
    expect(toRegions(known, "US")).toEqual(regions);
  });

  it("are both provinces of the federal offices", () => {
    expect(toRegions({ postalCode: "K1A 0J3" }, "CA")).toEqual(["ON", "QC"]);
    expect(toRegions({ state: "QC", postalCode: "K1A 0J3" }, "CA")).toEqual(["QC"]);
  });
});

describe("a contradiction of state and code", () => {
  it.each([
    [
      { state: "AE", postalCode: "60614" },
      { scope: "military", zone: 6, isRemote: false },
    ],
    [
      { state: "IL", postalCode: "09021" },
      { scope: "military", zone: 6, isRemote: false },
    ],
    [
      { state: "AK", postalCode: "60614" },
      { scope: "domestic", zone: 5, isRemote: true },
    ],
    [
      { state: "IL", postalCode: "99501" },
      { scope: "domestic", zone: 5, isRemote: true },
    ],
    [
      { state: "AK", postalCode: "09021" },
      { scope: "military", zone: 6, isRemote: false },
    ],
  ])("%o has the limits of either", (known, limits) => {
    expect(toDeliveryPlace(known, "US")).toMatchObject(limits);
  });

  it("is near a store only if each state has one", () => {
    const near = (state: string, postalCode: string) =>
      isNearStore(toDeliveryPlace({ state, postalCode }, "US"), ["IL", "CA"]);
    expect([near("IL", "60614"), near("IL", "94107"), near("IL", "97201"), near("OR", "60614")]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
