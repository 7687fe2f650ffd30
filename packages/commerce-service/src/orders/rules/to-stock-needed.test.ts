import { expect, it } from "vitest";
import { toStockNeeded } from "./to-stock-needed.ts";

it("takes each item from stock once, in the order of the SKUs, and nothing for what is made on demand", () => {
  const lines = [
    { sku: "100501", quantity: 2, available: 9 },
    { sku: "100601", quantity: 1, available: null },
    { sku: "100401", quantity: 1, available: 9 },
    { sku: "100501", quantity: 3, available: 9 },
  ];
  expect(toStockNeeded(lines)).toEqual([
    { sku: "100401", quantity: 1 },
    { sku: "100501", quantity: 5 },
  ]);
});
