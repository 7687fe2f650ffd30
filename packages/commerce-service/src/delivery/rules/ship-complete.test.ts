import { serviceLevel } from "@store/contract/shared";
import { describe, expect, it } from "vitest";
import { chooseShipComplete, isShipCompleteVisible } from "./ship-complete.ts";

const now = new Date("2026-11-20T15:00:00Z");
const inStock = { isMadeToOrder: false };
const madeToOrder = { isMadeToOrder: true };
const restocked = { isMadeToOrder: false, availableOn: "2026-12-08" };

describe("shipping all items together", () => {
  it.each([
    ["pieces in stock", [inStock, inStock], false],
    ["one piece", [madeToOrder], false],
    ["a piece in stock and one made to order", [inStock, madeToOrder], true],
    ["a piece in stock and one that comes in later", [inStock, restocked], true],
    ["a piece that came in yesterday", [inStock, { isMadeToOrder: false, availableOn: "2026-11-19" }], false],
  ])("is offered depending on when items are ready: %s [CHK-42]", (_what, pieces, isVisible) => {
    expect(isShipCompleteVisible({ kind: "parcel", pieces }, { site: "US", now })).toBe(isVisible);
  });

  it("is not offered for in-home delivery, which is one visit anyway", () => {
    const pieces = [inStock, madeToOrder];
    expect(isShipCompleteVisible({ kind: "inHome", pieces }, { site: "US", now })).toBe(false);
  });

  it("sets standard delivery when selected and keeps it when cleared [SHIP-18]", () => {
    const chosen = { selectedServiceLevel: serviceLevel.express, isShipCompleteSelected: false };
    const ticked = chooseShipComplete(chosen, { isSelected: true });
    expect(ticked).toEqual({ selectedServiceLevel: 1, isShipCompleteSelected: true });
    expect(chooseShipComplete(ticked, { isSelected: false })).toEqual({
      selectedServiceLevel: 1,
      isShipCompleteSelected: false,
    });
  });
});
