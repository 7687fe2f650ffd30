import { setTimeout as pause } from "node:timers/promises";
import type { StatementCounter, StatementTally } from "@store/commerce-service/testing";
import pg from "pg";
import { median } from "../../pages/median.ts";
import { newShopper } from "../service/bench-shopper.ts";
import { addToCart, fillCart, goToOrder } from "../service/check-out.ts";
import type { Connection } from "./open-connection.ts";

/**
 * The database work of one call; `writes` are the transactions that changed something, each of which waits for the
 * disk.
 */
export interface CallCount extends StatementTally {
  name: string;
  writes: number;
}

/** The add that also starts the session and the basket. */
export const firstAdd = "addItems, first";

const repeats = 5;
// The service looks for orders left half done every two seconds: the middle of five repeats is without that, and what a
// call still does after its answer is waited for.
const settleMs = 20;

/** Counts every call of a checkout whose cart has so many lines: the first add and the last, then the storefront's whole route. */
export async function countCalls(
  connection: Connection,
  { counter, directUrl, skus }: { counter: StatementCounter; directUrl: string; skus: readonly string[] },
): Promise<CallCount[]> {
  const client = new pg.Client({ connectionString: directUrl });
  await client.connect();
  try {
    const walks: CallCount[][] = [];
    for (let repeat = 0; repeat < repeats; repeat += 1) walks.push(await countWalk());
    return (walks[0] ?? []).map(({ name }, index) =>
      combine(
        name,
        walks.flatMap((walk) => walk[index] ?? []),
        median,
      ),
    );
  } finally {
    await client.end();
  }

  async function lastTransaction(): Promise<number> {
    const { rows } = await client.query("select pg_snapshot_xmax(pg_current_snapshot())::text as id");
    return Number(rows[0].id);
  }

  async function countWalk(): Promise<CallCount[]> {
    const counts: CallCount[] = [];
    async function watch(name: string, call: () => Promise<string>): Promise<string> {
      const before = await lastTransaction();
      const { result, tally } = await counter.count(async () => {
        const reply = await call();
        await pause(settleMs);
        return reply;
      });
      counts.push({ name, ...tally, writes: (await lastTransaction()) - before });
      return result;
    }
    const shopper = newShopper();
    const add = (items: readonly string[]) => addToCart(connection, shopper, items);
    // The first also starts the session and the basket; the calls between both adds are the remaining lines.
    await watch(firstAdd, () => add(skus.slice(0, 1)));
    await fillCart(connection, shopper, skus.slice(1, -1));
    await watch("addItems", () => add(skus.slice(-1)));
    await goToOrder(connection, shopper, { route: "storefront", watch });
    return counts;
  }
}

const keys = ["statements", "begins", "commits", "rollbacks", "writes"] as const;

function combine(name: string, counts: readonly CallCount[], how: (values: number[]) => number): CallCount {
  const values = keys.map((key) => [key, how(counts.map((count) => count[key]))]);
  // The keys are those of the list above.
  return { name, ...(Object.fromEntries(values) as Omit<CallCount, "name">) };
}

/** What several calls ask together. */
export function sumCounts(name: string, counts: readonly CallCount[]): CallCount {
  return combine(name, counts, (values) => values.reduce((sum, value) => sum + value, 0));
}
