import { expect, it } from "vitest";
import { sampleSkus } from "../../testing/sample-inputs.ts";
import { toStockNeeded } from "./to-stock-needed.ts";

it("takes each item from stock once, in the order of the SKUs, and nothing for what is made on demand", () => {
  const lines = [
    { sku: sampleSkus.towels, quantity: 2, available: 9 },
    { sku: sampleSkus.chairMadeToOrder, quantity: 1, available: null },
    { sku: sampleSkus.lamp, quantity: 1, available: 9 },
    { sku: sampleSkus.towels, quantity: 3, available: 9 },
  ];
  expect(toStockNeeded(lines)).toEqual([
    { sku: sampleSkus.lamp, quantity: 1 },
    { sku: sampleSkus.towels, quantity: 5 },
  ]);
});
