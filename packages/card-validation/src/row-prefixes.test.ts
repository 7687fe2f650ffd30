import { expect, it } from "vitest";
import { rowPrefixes } from "./range-tree.ts";

it.each([
  ["9001", "9001", ["9001"]],
  ["51", "55", ["51", "52", "53", "54", "55"]],
  ["009", "011", ["009", "010", "011"]],
  ["22210000", "22239999", ["2221", "2222", "2223"]],
  ["900100000000", "900199999999", ["9001"]],
  ["2798", "2801", ["2798", "2799", "2800", "2801"]],
  ["00", "99", Array.from("0123456789")],
])("covers %s to %s by %j", (first, last, prefixes) => {
  expect(rowPrefixes(first, last)).toEqual(prefixes);
});

it("covers each number of a range once and no neighbor", () => {
  const all = Array.from({ length: 1000 }, (_, index) => String(index).padStart(3, "0"));
  for (const [first, last] of [
    ["000", "999"],
    ["001", "998"],
    ["109", "810"],
    ["099", "100"],
  ] as const) {
    const prefixes = rowPrefixes(first, last);
    for (const number of all) {
      const hits = prefixes.filter((prefix) => number.startsWith(prefix)).length;
      expect([number, hits]).toEqual([number, number >= first && number <= last ? 1 : 0]);
    }
  }
});

it("takes at most 18 prefixes for each digit", () => {
  expect(rowPrefixes("0".repeat(18).concat("1"), "9".repeat(18).concat("8")).length).toBeLessThanOrEqual(18 * 19);
});
