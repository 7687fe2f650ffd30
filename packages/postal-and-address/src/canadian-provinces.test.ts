import { expect, it } from "vitest";
import { canadianProvinces } from "./regions.ts";

it("are the 13 provinces and territories by name [ADDR-02]", () => {
  expect(canadianProvinces()).toHaveLength(13);
  expect(
    canadianProvinces()
      .map(({ code }) => code)
      .sort(),
  ).toEqual("AB BC MB NB NL NS NT NU ON PE QC SK YT".split(" "));
  const names = canadianProvinces().map(({ name }) => name);
  expect(names).toEqual([...names].sort());
});
