import { expect, it } from "vitest";
import { toOptionLabel } from "./to-product.ts";

it.each([
  ["King, Slate Linen", "Slate Linen", "King"],
  ["Oat Linen", "Price group 1", "Oat Linen"],
  ["Brass", null, "Brass"],
  ["Left, null", null, "Left, null"],
])("shows %s below the heading %s as %s", (label, group, shown) => {
  expect(toOptionLabel(label, group)).toBe(shown);
});
