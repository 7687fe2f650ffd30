import { expect, it } from "vitest";
import { usTerritories } from "./regions.ts";

it("are the eight places the US postal service delivers to, by name [ADDR-01]", () => {
  expect(
    usTerritories()
      .map(({ code }) => code)
      .sort(),
  ).toEqual("AS FM GU MH MP PR PW VI".split(" "));
  const names = usTerritories().map(({ name }) => name);
  expect(names).toEqual([...names].sort());
});
