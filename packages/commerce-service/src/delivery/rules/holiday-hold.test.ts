import { serviceLevel } from "@store/contract/shared";
import { describe, expect, it } from "vitest";
import { chooseHolidayHold } from "./choose-holiday-hold.ts";
import { type KnownOfPlace, toDeliveryPlace } from "./delivery-place.ts";
import { offerHolidayHolds } from "./offer-holiday-holds.ts";

function offer(
  now: string,
  { site = "US", to = { postalCode: "60614" } }: { site?: "US" | "CA"; to?: KnownOfPlace } = {},
) {
  const place = toDeliveryPlace(to, site);
  return offerHolidayHolds({ site, now: new Date(now), place, pieces: [{ isMadeToOrder: false }] });
}

describe("holding parcels for a holiday", () => {
  it("offers the last dates that arrive before the next holidays [CHK-40]", () => {
    expect(offer("2026-11-09T15:00:00Z")).toEqual([
      { shippingDate: "2026-11-20", shippingRange: "Tue, Nov 24 to Wed, Nov 25, in time for Thanksgiving" },
      { shippingDate: "2026-12-21", shippingRange: "Wed, Dec 23 to Thu, Dec 24, in time for Christmas" },
    ]);
  });

  it("ships earlier to a farther destination", () => {
    expect(offer("2026-12-01T15:00:00Z", { to: { postalCode: "33101" } })[0]?.shippingDate).toBe("2026-12-17");
    expect(offer("2026-12-01T15:00:00Z", { to: { state: "HI", postalCode: "96813" } })[0]?.shippingDate).toBe(
      "2026-12-11",
    );
  });

  it("knows the holidays of each site and the next year", () => {
    const canadian = offer("2026-09-21T15:00:00Z", { site: "CA", to: { postalCode: "M5A 3C4" } });
    expect(canadian[0]?.shippingRange).toContain("in time for Thanksgiving");
    expect(canadian[0]?.shippingDate).toBe("2026-10-02");
    expect(offer("2026-12-28T15:00:00Z")[0]?.shippingRange).toContain("Valentine's Day");
  });

  it("offers no holiday that shipping at once would barely reach", () => {
    expect(offer("2026-12-21T15:00:00Z").map(({ shippingDate }) => shippingDate)).not.toContain("2026-12-21");
  });

  it.each([{ state: "AE", postalCode: "09021" }, { country: "FRA" }])("offers nothing for %j", (to) => {
    expect(offer("2026-11-09T15:00:00Z", { to })).toEqual([]);
  });

  const offered = offer("2026-11-09T15:00:00Z");
  const express = {
    selectedServiceLevel: serviceLevel.express,
    selectedShippingDate: null,
    selectedShippingRange: null,
  };

  it("sets standard delivery and the range with the date [SHIP-16]", () => {
    expect(chooseHolidayHold(express, { shippingDate: "2026-12-21", offered })).toEqual({
      ok: true,
      value: {
        selectedServiceLevel: 1,
        selectedShippingDate: "2026-12-21",
        selectedShippingRange: "Wed, Dec 23 to Thu, Dec 24, in time for Christmas",
      },
    });
  });

  it("clears the range with the date and keeps the level [SHIP-17]", () => {
    const held = {
      selectedServiceLevel: serviceLevel.standard,
      selectedShippingDate: "2026-12-21",
      selectedShippingRange: "x",
    };
    expect(chooseHolidayHold(held, { shippingDate: null, offered })).toEqual({
      ok: true,
      value: { selectedServiceLevel: 1, selectedShippingDate: null, selectedShippingRange: null },
    });
  });

  it("refuses a date that is not offered", () => {
    expect(chooseHolidayHold(express, { shippingDate: "2026-12-22", offered })).toEqual({
      ok: false,
      problem: "notOffered",
    });
  });
});
