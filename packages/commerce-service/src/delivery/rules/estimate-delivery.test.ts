import { serviceLevel } from "@store/contract/shared";
import { describe, expect, it } from "vitest";
import { type KnownOfPlace, toDeliveryPlace } from "./delivery-place.ts";
import { estimateDelivery, type Journey } from "./estimate-delivery.ts";

function twoDay(now: string, site: "US" | "CA" = "US") {
  const level = serviceLevel.premium;
  return estimateDelivery({ site, kind: "parcel", level, isMadeToOrder: false, now: new Date(now) });
}

describe("estimated delivery", () => {
  it.each([
    ["Monday before noon", "2026-11-09T17:59:59Z", "Wed, Nov 11"],
    ["Monday at noon", "2026-11-09T18:00:00Z", "Wed, Nov 11"],
    ["Monday after noon", "2026-11-09T18:00:01Z", "Thu, Nov 12"],
    ["Friday after noon", "2026-11-13T18:30:00Z", "Wed, Nov 18"],
    ["Saturday morning", "2026-11-14T15:00:00Z", "Wed, Nov 18"],
    ["Sunday after noon", "2026-11-15T20:00:00Z", "Wed, Nov 18"],
    ["the day before Thanksgiving", "2026-11-25T17:00:00Z", "Mon, Nov 30"],
    ["Christmas Eve after noon", "2026-12-24T19:00:00Z", "Wed, Dec 30"],
  ])("counts two business days from %s, Central time [SHIP-10]", (_when, now, arrives) => {
    expect(twoDay(now)).toBe(arrives);
  });

  it("uses Central Time in summer too: noon is an hour earlier in UTC [SHIP-10]", () => {
    expect(twoDay("2026-07-13T17:00:00Z")).toBe("Wed, Jul 15");
    expect(twoDay("2026-07-13T17:00:01Z")).toBe("Thu, Jul 16");
  });

  it("knows each site's holidays", () => {
    expect(twoDay("2026-11-25T17:00:00Z", "CA")).toBe("Fri, Nov 27");
    expect(twoDay("2026-10-09T15:00:00Z", "US")).toBe("Tue, Oct 13");
    expect(twoDay("2026-10-09T15:00:00Z", "CA")).toBe("Wed, Oct 14");
    expect(twoDay("2026-05-22T15:00:00Z", "US")).toBe("Wed, May 27");
  });

  it("returns a range for longer deliveries, across months and years", () => {
    const level = serviceLevel.localInHome;
    const now = new Date("2026-12-21T15:00:00Z");
    expect(estimateDelivery({ site: "US", kind: "inHome", level, isMadeToOrder: false, now })).toBe(
      "Tue, Dec 29 to Wed, Jan 6",
    );
  });

  it("adds eight weeks for items made to order", () => {
    const level = serviceLevel.premium;
    const now = new Date("2026-11-09T15:00:00Z");
    expect(estimateDelivery({ site: "US", kind: "parcel", level, isMadeToOrder: true, now })).toBe("Wed, Jan 6");
  });

  const standard = (now: string, to: KnownOfPlace, changes: Partial<Journey> = {}) =>
    estimateDelivery({
      site: "US",
      kind: "parcel",
      level: serviceLevel.standard,
      isMadeToOrder: false,
      now: new Date(now),
      place: toDeliveryPlace(to, "US"),
      ...changes,
    });

  it.each([
    ["60614", "Wed, Nov 11 to Thu, Nov 12", "Thu, Nov 12 to Fri, Nov 13"],
    ["55401", "Wed, Nov 11 to Fri, Nov 13", "Thu, Nov 12 to Mon, Nov 16"],
    ["80202", "Thu, Nov 12 to Fri, Nov 13", "Fri, Nov 13 to Mon, Nov 16"],
    ["33101", "Thu, Nov 12 to Mon, Nov 16", "Fri, Nov 13 to Tue, Nov 17"],
    ["96813", "Mon, Nov 16 to Fri, Nov 20", "Tue, Nov 17 to Mon, Nov 23"],
  ])("differs by zone and by the cut-off at noon: %s [SHIP-10]", (postalCode, beforeNoon, afterNoon) => {
    expect(standard("2026-11-09T15:00:00Z", { postalCode })).toBe(beforeNoon);
    expect(standard("2026-11-09T19:00:00Z", { postalCode })).toBe(afterNoon);
  });

  it("uses the farthest zone's days while the destination is unknown", () => {
    const now = "2026-11-09T15:00:00Z";
    expect(standard(now, {})).toBe(standard(now, { postalCode: "33101" }));
  });

  it("is Monday to Friday for parcels, and Saturday too for PO boxes", () => {
    const postalCode = "60614";
    expect(standard("2026-11-18T15:00:00Z", { postalCode })).toBe("Fri, Nov 20 to Mon, Nov 23");
    expect(standard("2026-11-18T15:00:00Z", { postalCode, address1: "PO Box 12" })).toBe("Fri, Nov 20 to Sat, Nov 21");
    expect(standard("2026-11-09T15:00:00Z", { postalCode, address1: "PO Box 12" })).toBe("Thu, Nov 12 to Fri, Nov 13");
  });

  it("starts when the item is available, and on the day until which it is held", () => {
    const now = "2026-11-09T15:00:00Z";
    const to = { postalCode: "60614" };
    expect(standard(now, to, { availableOn: "2026-12-01" })).toBe("Thu, Dec 3 to Fri, Dec 4");
    expect(standard(now, to, { heldUntil: "2026-12-18" })).toBe("Tue, Dec 22 to Wed, Dec 23");
    expect(standard(now, to, { heldUntil: "2026-11-02" })).toBe("Wed, Nov 11 to Thu, Nov 12");
  });

  it("takes longer abroad", () => {
    expect(standard("2026-11-09T15:00:00Z", { country: "FRA" })).toBe("Wed, Nov 18 to Tue, Dec 1");
  });
});
