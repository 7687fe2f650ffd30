import { expect, it } from "vitest";
import { toScannedSku } from "./to-scanned-sku.ts";

const origins = ["https://shop.example", "https://shop.example.ca"];

it.each([
  ["100401", "100401"],
  [" 100 401 ", "100401"],
  ["١٠٠٤٠١", "100401"],
  ["https://shop.example/product/100401?ref=tag#reviews", "100401"],
  ["https://shop.example.ca/product/100401/", "100401"],
  ["shop.example/product/100401", "100401"],
  ["/product/100401", "100401"],
  ["https://shop.example/special-order/custom-chair", "custom-chair"],
  ["https://elsewhere.example/product/100401", null],
  ["https://shop.example/browse/lamps", null],
  ["https://shop.example/product/<b>", null],
  ["javascript:alert(1)//product/1", null],
  ["//", null],
  ["", null],
  ["a lamp, please!", null],
])("the sku of the code %j is %s [REG-15]", (code, sku) => {
  expect(toScannedSku(code, origins)).toBe(sku);
});
