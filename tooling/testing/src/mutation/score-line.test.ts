import { expect, it } from "vitest";
import { passes, scoreLine } from "./score-line.ts";

const score = { killed: 173, survived: 6, noCoverage: 1, timeouts: 2, percent: 96.15 };

it("prints a package's score, its limit and its counts on one line", () => {
  expect(scoreLine("price-format", score, 92)).toBe(
    "PASS  price-format         96.1 % (at least 92)  173 killed, 6 survived, 1 without a test, 2 timed out",
  );
});

it.each([
  [91.99, "FAIL", " 91.9 %"],
  [92, "PASS", " 92.0 %"],
  [100, "PASS", "100.0 %"],
])("shows %d as %s with %s, never rounded up to the limit", (percent, word, shown) => {
  const line = scoreLine("card-validation", { ...score, percent }, 92);
  expect(line).toMatch(new RegExp(`^${word} `));
  expect(line).toContain(`  ${shown} (at least 92)`);
  expect(passes({ ...score, percent }, 92)).toBe(word === "PASS");
});
