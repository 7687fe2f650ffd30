import { expect, it } from "vitest";
import { remoteSurchargeApplies, usStates } from "./regions.ts";

it("applies to Alaska, Hawaii and the eight territories, and to nothing else [SHIP-08]", () => {
  const remote = usStates()
    .map(({ code }) => code)
    .filter((code) => remoteSurchargeApplies(code));
  expect(remote.sort()).toEqual("AK AS FM GU HI MH MP PR PW VI".split(" "));
});

it.each(["ak", " hi ", "Pr"])("applies to %j in any case [SHIP-08]", (state) => {
  expect(remoteSurchargeApplies(state)).toBe(true);
});

it.each(["", "IL", "AA", "AE", "AP", "ON", "Alaska"])("does not apply to %j [SHIP-08]", (state) => {
  expect(remoteSurchargeApplies(state)).toBe(false);
});
