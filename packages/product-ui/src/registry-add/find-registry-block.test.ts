import { expect, it } from "vitest";
import { findRegistryBlock } from "./find-registry-block.ts";

it.each([
  [true, false, true, null],
  [undefined, false, true, null],
  [true, true, true, "madeToOrder"],
  [false, true, true, "madeToOrder"],
  [false, false, true, "notStocked"],
  [false, false, false, "notStocked"],
  [true, false, false, "personalization"],
  [true, true, false, "madeToOrder"],
])(
  "an item with stock %s, made to order %s and a valid text %s is blocked by: %s [REG-10]",
  (isStockSku, isMadeToOrder, isTextValid, block) => {
    expect(findRegistryBlock({ isStockSku, isMadeToOrder, isTextValid })).toBe(block);
  },
);
