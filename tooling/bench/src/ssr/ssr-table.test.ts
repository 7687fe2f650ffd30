import { expect, it } from "vitest";
import { joinCosts, type PageCost } from "./load-page.ts";
import { costTable, type MeasuredPage, quantile, ratioTable } from "./ssr-table.ts";

const cost = (cpuMs: number, failures: [number, number][] = []): PageCost => ({
  ...{ pages: 100, cpuMs, collections: 0.5, bytes: 34_100, times: [3, 4, 5] },
  failures: new Map(failures),
});
const page: MeasuredPage = {
  name: "listing",
  clients: 4,
  costs: { none: cost(10), br: cost(13), zstd: cost(12), cached: cost(1), bare: cost(5), gzip: cost(14) },
};
const cellsOf = (table: string) =>
  table.split("\n").map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

it("compares processor times with those of the same run, and says which limits are met", () => {
  expect(cellsOf(ratioTable([page])).at(-1)).toEqual([
    "listing",
    "4",
    "1.30 met",
    "1.20 missed",
    "0.10 met",
    "2.00 met",
  ]);
});

it("leaves out what was not measured", () => {
  const { none, bare } = page.costs;
  const cart = { name: "cart", clients: 4, costs: { ...(none && { none }), ...(bare && { bare }) } };
  expect(cellsOf(ratioTable([cart])).at(-1)).toEqual(["cart", "4", "", "", "", "2.00 met"]);
  expect(cellsOf(costTable([cart]))).toHaveLength(4);
});

it("names every status that is not 200", () => {
  const failing: MeasuredPage = { name: "cart", clients: 32, costs: { none: cost(9, [[503, 12]]) } };
  expect(cellsOf(costTable([failing])).at(-1)).toEqual([
    "cart",
    "32",
    "none",
    "100",
    "9.00 ms",
    "0.50",
    "34.1 kB",
    "4 ms",
    "5 ms",
    "12 of 503",
  ]);
});

it("finds the value below which a share of the others is", () => {
  const values = Array.from({ length: 100 }, (_, index) => index + 1);
  expect([quantile(values, 0.5), quantile(values, 0.99), quantile([], 0.5)]).toEqual([51, 100, 0]);
});

it("joins rounds by the number of their pages", () => {
  const joined = joinCosts([
    { ...cost(10, [[503, 1]]), pages: 300 },
    { ...cost(20, [[503, 2]]), pages: 100, times: [1, 9] },
  ]);
  expect([joined.pages, joined.cpuMs, joined.times]).toEqual([400, 12.5, [1, 3, 4, 5, 9]]);
  expect([...joined.failures]).toEqual([[503, 3]]);
});
