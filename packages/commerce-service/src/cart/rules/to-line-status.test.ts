import { describe, expect, it } from "vitest";
import { sampleItem } from "../../basket/basket.samples.ts";
import type { CatalogItem, ResolvedLine } from "../../basket/basket-context.ts";
import { plainLine } from "../../basket/rules/basket-state.ts";
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
    ["is gone", { available: 0 }, {}, 3, 3],
    ["is wanted more often than it is there", { available: 1 }, picked, 3, 3],
    ["is sold no longer", { isSold: false }, {}, 3, 3],
    ["is a donation", { kind: "donation" }, {}, 4, 4],
    ["is a gift card", { kind: "giftCard" }, {}, 1, 4],
    ["is carried there by nobody", {}, { isRefused: true }, 5, 7],
    ["goes abroad", {}, abroad, 1, 4],
    ["goes abroad where nobody carries it", {}, { ...abroad, isRefused: true }, 5, 4],
    ["is picked up", { available: 9 }, picked, 1, 1],
    ["is picked up at a store that is no more", {}, { isStoreThere: false }, 1, 0],
    ["cannot be told of for now", {}, out, 1, 6],
    ["is picked up while nothing can be told of it", {}, { ...picked, ...out }, 1, 6],
  ] as const)("that %s", (_what, item, around, delivery, pickup) => {
    const surroundings = { ...plain, ...around };
    expect([toDeliveryStatus(lineOf(item), surroundings), toPickupStatus(lineOf(item), surroundings)]).toEqual([
      delivery,
      pickup,
    ]);
  });
});
