import { median } from "../../pages/median.ts";
import { toTable } from "../../pages/to-table.ts";
import type { Lap, Laps } from "../measure/race.ts";
import { numberOfCalls } from "../service/check-out.ts";
import { type Goal, goals, judge } from "./goals.ts";

const limitCalls = 7;

/** What is compared with what at the limit. */
const rows = [
  { name: "add to cart", ours: "add", limit: "add", goal: goals.addRatio },
  { name: "cart read, 2 lines", ours: "read", limit: "read", goal: goals.readRatio },
  {
    name: `guest checkout, all ${numberOfCalls("storefront")} calls of the storefront (limit: ${limitCalls})`,
    ours: "storefront",
    limit: "limit",
    goal: goals.checkoutRatio,
  },
  {
    name: `guest checkout, the ${numberOfCalls("shortest")} calls it needs (limit: ${limitCalls})`,
    ours: "shortest",
    limit: "limit",
    goal: goals.checkoutRatio,
  },
];

/** Calls and checkouts a second of both programs, medians over the rounds, and the median of the rounds' ratios. */
export function speedTable(limit: Laps, service: Laps): string {
  return toTable(
    ["8 at a time", "limit, a second", "service, a second", "ratio", "least", "aim", ""],
    rows.map(({ name, ours, limit: theirs, goal }) => {
      const pairs = (service[ours] ?? []).map((lap, round) => [lap, limit[theirs]?.[round] ?? lap] as const);
      const ratio = median(pairs.map(([lap, other]) => lap.perSecond / other.perSecond));
      const speed = (side: 0 | 1) => median(pairs.map((pair) => pair[side].perSecond)).toFixed(0);
      return [name, speed(1), speed(0), ratio.toFixed(2), ...goalCells(ratio, goal)];
    }),
  );
}

/** Processor time of a checkout, in the program and in the database. */
export function cpuTable(limit: Laps, service: Laps): string {
  const times = (name: string, laps: readonly Lap[] = [], goal?: Goal) => {
    const program = median(laps.map((lap) => lap.programMs));
    const database = median(laps.map((lap) => lap.databaseMs));
    const cells = goal ? goalCells(program + database, goal) : ["", "", ""];
    return [name, ...[program, database, program + database].map((ms) => `${ms.toFixed(1)} ms`), ...cells];
  };
  return toTable(
    ["processor time of a checkout", "program", "database", "both", "least", "aim", ""],
    [
      times(`all ${numberOfCalls("storefront")} calls of the storefront`, service.storefront, goals.checkoutCpuMs),
      times(`the ${numberOfCalls("shortest")} calls it needs`, service.shortest, goals.checkoutCpuMs),
      times(`the limit's ${limitCalls}`, limit.limit),
    ],
  );
}

export function goalCells(value: number, goal: Goal): string[] {
  return [String(goal.least), String(goal.aim), judge(value, goal)];
}
