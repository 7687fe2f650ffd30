import { expect, it } from "vitest";
import { toProofTable } from "./to-proof-table.ts";

it("prints each proof with its counts, and what is wrong below it", () => {
  const problems = Array.from({ length: 7 }, (_, index) => `order ${index} is lost`);
  expect(
    toProofTable([
      { title: "Race", counts: { rounds: 3, sold: 30 }, problems: [] },
      { title: "Killed process", counts: { orders: 9 }, problems },
    ]).split("\n"),
  ).toEqual([
    "PASS  Race            3 rounds, 30 sold",
    "FAIL  Killed process  9 orders",
    ...problems.slice(0, 5).map((problem) => `      ${problem}`),
    "      … and 2 more",
  ]);
});
