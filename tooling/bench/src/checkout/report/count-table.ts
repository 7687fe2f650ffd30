import { toTable } from "../../pages/to-table.ts";
import { type CallCount, firstAdd, sumCounts } from "../measure/count-calls.ts";
import { neededCalls } from "../service/check-out.ts";
import { goals } from "./goals.ts";
import { goalCells } from "./speed-table.ts";

/** Counts of a checkout by how many lines its cart has. */
export type CountsByLines = ReadonlyMap<number, readonly CallCount[]>;

/** The four figures that have a goal, each for every size of cart. */
export function goalTable(counts: CountsByLines): string {
  const find = (calls: readonly CallCount[], name: string) =>
    sumCounts(
      name,
      calls.filter((call) => call.name === name),
    );
  const needed = (calls: readonly CallCount[]) =>
    sumCounts(
      "",
      calls.filter(({ name }) => neededCalls.has(name) || name === firstAdd),
    );
  const rows = [
    { name: "add", of: (calls: readonly CallCount[]) => find(calls, "addItems"), goal: goals.addStatements },
    { name: "read", of: (calls: readonly CallCount[]) => find(calls, "getCartJsx"), goal: goals.readStatements },
    { name: "place", of: (calls: readonly CallCount[]) => find(calls, "placeOrder"), goal: goals.placeStatements },
    {
      name: "checkout, all calls of the storefront",
      of: (calls: readonly CallCount[]) => sumCounts("", calls),
      goal: goals.checkoutStatements,
    },
    { name: "checkout, the calls it needs", of: needed, goal: goals.checkoutStatements },
  ];
  return toTable(
    ["statements + begin/commit (writes)", ...sizeHeads(counts), "least", "aim", ""],
    rows.map(({ name, of, goal }) => {
      const sizes = [...counts.values()].map(of);
      const worst = Math.max(...sizes.map(({ statements }) => statements));
      return [name, ...sizes.map(toCell), ...goalCells(worst, goal)];
    }),
  );
}

/** Every call of the storefront's checkout, in its order. */
export function callTable(counts: CountsByLines): string {
  const [first = []] = counts.values();
  return toTable(
    ["statements + begin/commit (writes)", ...sizeHeads(counts)],
    first.map(({ name }, index) => [
      name,
      ...[...counts.values()].map((calls) => (calls[index] ? toCell(calls[index]) : "")),
    ]),
  );
}

/** Whether no call needs more database work for a larger cart. */
export function areConstant(counts: CountsByLines): boolean {
  const [first, ...others] = [...counts.values()].map((calls) => JSON.stringify(calls));
  return others.every((other) => other === first);
}

const sizeHeads = (counts: CountsByLines) =>
  [...counts.keys()].map((size) => (size === 1 ? "1 line" : `${size} lines`));

function toCell({ statements, begins, commits, rollbacks, writes }: CallCount): string {
  const ends = rollbacks > 0 ? `${commits}+${rollbacks} undone` : String(commits);
  return `${statements} + ${begins}/${ends} (${writes})`;
}
