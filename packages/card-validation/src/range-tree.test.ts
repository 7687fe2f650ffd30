import { describe, expect, it } from "vitest";
import type { CardRange } from "./card-range.ts";
import { detectCardType } from "./detect-card-type.ts";
import { growTree, type RangeTree } from "./range-tree.ts";

const branches = (tree: RangeTree): number => tree.next.reduce((sum, branch) => sum + branches(branch), 1);
const typesOf = (bins: readonly CardRange[], numbers: readonly string[]) =>
  numbers.map((number) => detectCardType(number.padEnd(16, "5"), { bins, networks: [] }));

describe("a range of prefixes", () => {
  it.each([
    ["22210000-27209999", ["22209999", "22210000", "25000000", "27209999", "27210000"]],
    ["900100000000-900199999999", ["900099999999", "900100000000", "900150000000", "900199999999", "900200000000"]],
    ["90010001-90019998", ["90010000", "90010001", "90015000", "90019998", "90019999"]],
    ["00990000-01009999", ["00989999", "00990000", "01000000", "01009999", "01010000"]],
    [
      "9001000000000001-9001000000000003",
      ["9001000000000000", "9001000000000001", "9001000000000002", "9001000000000003", "9001000000000004"],
    ],
  ])("%s builds a small tree and is correct at both ends", (prefix, numbers) => {
    const bins: readonly CardRange[] = [{ prefix, type: "Imprint" }];
    expect(branches(growTree(bins))).toBeLessThan(100);
    expect(typesOf(bins, numbers)).toEqual(["Unspecified", "Imprint", "Imprint", "Imprint", "Unspecified"]);
  });

  it("is as wide as the numbers it contains: narrower ranges win over it, and it wins over wider ones, in any order", () => {
    const ranges: readonly CardRange[] = [
      { prefix: "52990000-52999999", type: "Imprint" },
      { prefix: "52", type: "MasterCard" },
      { prefix: "529912", type: "Jcb" },
      { prefix: "529912345", type: "Cup" },
    ];
    const numbers = ["5298", "5299", "529912", "529912345"];
    for (const bins of [ranges, ranges.toReversed()]) {
      expect(typesOf(bins, numbers)).toEqual(["MasterCard", "Imprint", "Jcb", "Cup"]);
    }
  });

  it("loses to one number within it, in any order, and to a later range with the same numbers", () => {
    const row: CardRange = { prefix: "5200-5299", type: "Imprint" };
    const one: CardRange = { prefix: "5250", type: "Jcb" };
    for (const bins of [
      [row, one],
      [one, row],
    ]) {
      expect(typesOf(bins, ["5249", "5250", "5251"])).toEqual(["Imprint", "Jcb", "Imprint"]);
    }
    expect(typesOf([row, { prefix: "52", type: "Cup" }], ["5249"])).toEqual(["Cup"]);
    expect(typesOf([{ prefix: "52", type: "Cup" }, row], ["5249"])).toEqual(["Imprint"]);
  });

  it("matches nothing before the first digit", () => {
    const bins: readonly CardRange[] = [{ prefix: "00-99", type: "Imprint" }];
    expect(detectCardType("", { bins })).toBe("Unspecified");
    expect(detectCardType("4", { bins })).toBe("Imprint");
  });
});

it.each(["", "90 01", "90x", "-", "90-", "-90", "99-100", "91-90", "90--91", "90-91-92", "90 - 91", "９０", " 90"])(
  "matches nothing by the malformed prefix %j",
  (prefix) => {
    const bins: readonly CardRange[] = [{ prefix, type: "Imprint" }];
    expect(branches(growTree(bins))).toBe(1);
    expect(typesOf(bins, ["9001", "90", "91", "99", "10", "1"])).toEqual(Array(6).fill("Unspecified"));
  },
);
