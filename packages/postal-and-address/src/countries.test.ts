import { expect, it } from "vitest";
import { countries } from "./countries.ts";

const codes = (options?: Parameters<typeof countries>[0]) => countries(options).map(({ code }) => code);

it.each([
  ["US", "CAN", "USA"],
  ["CA", "USA", "CAN"],
] as const)("omits its neighbor on the %s site: no %s, but %s [ADDR-04]", (site, neighbour, home) => {
  expect(codes({ site })).toHaveLength(248);
  expect(codes({ site })).not.toContain(neighbour);
  expect(codes({ site })).toContain(home);
});

it("lists every country without a site [ADDR-03]", () => {
  expect(codes()).toHaveLength(249);
  expect(codes()).toEqual(expect.arrayContaining(["USA", "CAN"]));
});
