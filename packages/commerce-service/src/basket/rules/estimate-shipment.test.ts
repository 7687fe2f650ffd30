import { describe, expect, it } from "vitest";
import { estimatePickup } from "./estimate-shipment.ts";

function ready(now: string, { site = "US", ...changes }: Partial<Parameters<typeof estimatePickup>[0]> = {}) {
  return estimatePickup({ site, now: new Date(now), isInStore: true, isMadeToOrder: false, ...changes });
}

describe("the pickup date of an order", () => {
  it.each([
    ["the same day by noon", "2026-11-20T18:00:00Z", "Fri, Nov 20"],
    ["the next day after noon, on a weekend too", "2026-11-20T18:00:01Z", "Sat, Nov 21"],
    ["on no holiday", "2026-11-25T20:00:00Z", "Fri, Nov 27"],
  ])("is %s for items in the store", (_when, now, day) => {
    expect(ready(now)).toBe(day);
  });

  it("is after the truck's arrival for other items", () => {
    expect(ready("2026-11-09T15:00:00Z", { isInStore: false })).toBe("Fri, Nov 13");
    expect(ready("2026-11-09T15:00:00Z", { availableOn: "2026-12-01" })).toBe("Mon, Dec 7");
    expect(ready("2026-11-09T15:00:00Z", { isMadeToOrder: true })).toBe("Fri, Jan 8");
  });
});
