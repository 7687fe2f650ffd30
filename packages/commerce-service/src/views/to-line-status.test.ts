import { describe, expect, it } from "vitest";
import { sampleItem } from "../basket/basket.samples.ts";
import type { CatalogItem, ResolvedLine } from "../basket/basket-context.ts";
import { plainLine } from "../basket/rules/basket-state.ts";
import { type LineSurroundings, toDeliveryStatus, toPickupStatus } from "./to-line-status.ts";

function lineOf(item: Partial<CatalogItem>): ResolvedLine {
  const prices = { unitPriceCents: 1000, regularUnitPriceCents: 1000, installationCents: 0 };
  return {
    ...plainLine,
    ...prices,
    lineId: "a",
    sku: "1",
    quantity: 2,
    position: 1,
    item: sampleItem({ sku: "1", ...item }),
  };
}
const plain: LineSurroundings = { isAbroad: false, isRefused: false, isStoreThere: null, isEstimateOut: false };
const madeToOrder = { isMadeToOrder: true } as const;
const abroad = { isAbroad: true } as const;
const picked = { isStoreThere: true } as const;
const out = { isEstimateOut: true } as const;

describe("the status of a line [SHIP-11]", () => {
  it.each([
    ["is there", {}, {}, 1, 7],
    ["is scarce, but enough", { available: 2 }, {}, 1, 7],
    ["is made to order", madeToOrder, {}, 2, 4],
    ["is sold out", { available: 0 }, {}, 3, 3],
    ["exceeds the stock", { available: 1 }, picked, 3, 3],
    ["is no longer sold", { isSold: false }, {}, 3, 3],
    ["is a donation", { kind: "donation" }, {}, 4, 4],
    ["is a gift card", { kind: "giftCard" }, {}, 1, 4],
    ["cannot be delivered to its destination", {}, { isRefused: true }, 5, 7],
    ["goes abroad", {}, abroad, 1, 4],
    ["goes abroad, where it cannot be delivered", {}, { ...abroad, isRefused: true }, 5, 4],
    ["is picked up", { available: 9 }, picked, 1, 1],
    ["is picked up at a store that has closed", {}, { isStoreThere: false }, 1, 0],
    ["has no delivery estimate during an outage", {}, out, 1, 6],
    ["is picked up during an outage of estimates", {}, { ...picked, ...out }, 1, 6],
  ] as const)("that %s", (_what, item, around, delivery, pickup) => {
    const surroundings = { ...plain, ...around };
    expect([toDeliveryStatus(lineOf(item), surroundings), toPickupStatus(lineOf(item), surroundings)]).toEqual([
      delivery,
      pickup,
    ]);
  });
});
