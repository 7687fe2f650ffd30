import { describe, expect, it } from "vitest";
import { judgeVisits } from "./judge-visits.ts";
import { visits } from "./visits.ts";

const plantedKilobyte = 1000;
const measured = (name: string, scripts: number, limits: { goal: number; limit?: number }) => ({
  name,
  ...limits,
  bytes: { scripts, files: 12, html: 24_310 },
});

describe("the limits of visits", () => {
  it("hold at the limit, and not a kilobyte later, for every visit", () => {
    for (const { name, goal, limit = goal } of visits) {
      const at = measured(name, limit * 1000, { goal, limit });
      const after = { ...at, bytes: { ...at.bytes, scripts: at.bytes.scripts + plantedKilobyte } };
      expect(judgeVisits([at]).over).toEqual([]);
      expect(judgeVisits([at, after]).over).toEqual([name]);
    }
  });

  it("are the goals unless a limit says what is reached today", () => {
    const visit = measured("cart", 151_400, { goal: 150 });
    expect(judgeVisits([visit]).over).toEqual(["cart"]);
    expect(judgeVisits([{ ...visit, limit: 152 }]).over).toEqual([]);
  });

  it("are printed beside scripts, files and HTML", () => {
    const { table } = judgeVisits([
      measured("cart", 151_400, { goal: 150, limit: 152 }),
      measured("account", 131_400, { goal: 130 }),
      measured("sign-in", 129_000, { goal: 130 }),
    ]);
    expect(table).toMatch(/cart +\| 151\.4 +\| 152 +\| 150 +\| 12 +\| 24\.3 +\| goal missed/);
    expect(table).toMatch(/account +\| 131\.4 +\| 130 +\| 130 +\| 12 +\| 24\.3 +\| OVER/);
    expect(table).toMatch(/sign-in +\| 129\.0 +\| 130 +\| 130 +\| 12 +\| 24\.3 +\| goal met/);
  });
});
