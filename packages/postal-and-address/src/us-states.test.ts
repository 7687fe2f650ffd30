import { describe, expect, it } from "vitest";
import { usStates } from "./regions.ts";

const codes = (options?: Parameters<typeof usStates>[0]) => usStates(options).map(({ code }) => code);
const territories = "AS GU MH FM MP PW PR VI".split(" ");
const military = "AA AE AP".split(" ");

describe("usStates", () => {
  it("has 50 states, DC, eight territories and three military codes [ADDR-01]", () => {
    expect(codes()).toHaveLength(62);
    expect(codes().slice(51)).toEqual([...territories, ...military]);
    expect(codes({ territories: true })).toEqual(codes());
  });

  it("drops territories and military codes when territories are excluded [ADDR-01]", () => {
    expect(codes({ territories: false })).toEqual(codes().slice(0, 51));
    for (const code of [...territories, ...military]) expect(codes({ territories: false })).not.toContain(code);
  });

  it("has the postal service's codes [ADDR-01]", () => {
    expect(codes({ territories: false }).sort().join(" ")).toBe(
      "AK AL AR AZ CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK OR PA " +
        "RI SC SD TN TX UT VA VT WA WI WV WY",
    );
  });

  it("has every code once, the states by name [ADDR-01]", () => {
    expect(new Set(codes()).size).toBe(62);
    const names = usStates({ territories: false }).map(({ name }) => name);
    expect(names).toEqual([...names].sort());
    expect(usStates()).toContainEqual({ code: "IL", name: "Illinois" });
  });
});
