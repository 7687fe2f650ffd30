import { availabilityStatus } from "@store/contract/shared";
import { describe, expect, it } from "vitest";
import { isPickupVisible, isShipVisible } from "./is-fulfillment-visible.ts";

describe("the fulfillment methods a line offers", () => {
  it.each([
    ["notFound", false, false],
    ["available", true, true],
    ["futureAvailability", true, true],
    ["noLongerAvailable", false, false],
    ["notEligible", false, false],
    ["noCarrier", true, false],
    ["error", false, false],
    ["notRequested", false, true],
  ] as const)("for %s: shipping %s, pickup %s [SHIP-13] [SHIP-14] [SHIP-11]", (name, ship, pickup) => {
    expect(isShipVisible(availabilityStatus[name])).toBe(ship);
    expect(isPickupVisible(availabilityStatus[name])).toBe(pickup);
  });
});
