import { expect, it } from "vitest";
import { explainOldNode } from "./run-storefront.ts";

it.each([
  ["20.19.0", "The store needs Node 24 or newer; this is 20.19.0."],
  ["9.11.2", "The store needs Node 24 or newer; this is 9.11.2."],
  ["24.0.0", undefined],
  ["100.1.0", undefined],
])("explains of Node %s: %j", (version, sentence) => {
  expect(explainOldNode(version)).toBe(sentence);
});
