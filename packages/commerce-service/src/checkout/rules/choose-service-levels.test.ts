import { describe, expect, it } from "vitest";
import { chooseServiceLevels } from "./options/choose-shipping.ts";

const offered = (...levels: (1 | 2 | 3 | 6 | 7)[]) => levels.map((level) => ({ level, label: "", chargeCents: 0 }));
const shipments = [
  { id: "parcel", levels: offered(1, 2, 3), selected: 1 as const },
  { id: "inHome", levels: offered(7), selected: 7 as const },
];

describe("selecting service levels", () => {
  it("keeps the level of shipments that are not named", () => {
    expect(chooseServiceLevels(shipments, [{ id: "parcel", serviceLevel: 3 }])).toEqual({
      ok: true,
      serviceLevels: { parcel: 3, inHome: 7 },
    });
  });

  it("uses the last level of a shipment that is named twice", () => {
    const choices = [2, 3, 1].map((level) => ({ id: "parcel", serviceLevel: level as 1 | 2 | 3 }));
    expect(chooseServiceLevels(shipments, choices)).toMatchObject({ serviceLevels: { parcel: 1 } });
  });

  it.each([
    ["parcel", 6],
    ["inHome", 6],
    ["freight", 1],
  ] as const)("refuses a level that is not offered: %s by level %i [SHIP-12]", (id, serviceLevel) => {
    expect(chooseServiceLevels(shipments, [{ id, serviceLevel }])).toEqual({ ok: false, problem: "notOffered" });
  });
});
