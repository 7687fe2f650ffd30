import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTestService, readStock, type TestService } from "../../testing/index.ts";
import { sampleSkus } from "../../testing/sample-inputs.ts";
import { reserveStock } from "./holds.ts";

let shop: TestService;
beforeEach(async () => {
  shop = await createTestService();
  await shop.database.updateTable("stock").set({ available: 10 }).execute();
});
afterEach(() => shop.close());

const lamp = (quantity: number) => ({ sku: sampleSkus.lamp, quantity });
const sofa = (quantity: number) => ({ sku: sampleSkus.sofa, quantity });
const taking = (needed: Parameters<typeof reserveStock>[1]) =>
  shop.database.transaction().execute((transaction) => reserveStock(transaction, needed));
async function left() {
  const stock = await readStock(shop.database);
  return [stock.get(sampleSkus.sofa), stock.get(sampleSkus.lamp)];
}

describe("stock is taken", () => {
  it("for all of an order, down to the last unit", async () => {
    expect(await taking([sofa(10), lamp(4)])).toBe(true);
    expect(await left()).toEqual([0, 6]);
  });

  it.each([
    ["one item is short", [sofa(11), lamp(1)]],
    ["the other is", [sofa(1), lamp(11)]],
    ["one is not counted at all", [sofa(1), { sku: sampleSkus.chairMadeToOrder, quantity: 1 }]],
  ])("for nothing of it when %s", async (_what, needed) => {
    expect(await taking(needed)).toBe(false);
    expect(await left()).toEqual([10, 10]);
  });

  it("by orders at once, of the same items in any order, without a unit too many and without a deadlock", async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 16 }, (_, index) => taking(index % 2 === 0 ? [sofa(1), lamp(2)] : [lamp(2), sofa(1)])),
    );
    expect(outcomes.filter(Boolean)).toHaveLength(5);
    expect(await left()).toEqual([5, 0]);
  });
});
