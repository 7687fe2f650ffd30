import pg from "pg";

/** A change of the store as one statement, and the statement that reverts it. */
export type Upset = (statement: string, undo: string) => Promise<void>;

// Any number that all journeys share.
const lock = 6;

/**
 * Runs a test that changes the shop for all, such as a service outage: one such journey at a time, and every change is
 * reverted at its end. It may use only products that no other journey buys.
 */
export async function upsetShop(run: (upset: Upset) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.JOURNEY_DATABASE });
  await client.connect();
  const undos: string[] = [];
  try {
    await client.query("select pg_advisory_lock($1)", [lock]);
    await run(async (statement, undo) => {
      undos.unshift(undo);
      await client.query(statement);
    });
  } finally {
    try {
      for (const undo of undos) await client.query(undo);
    } finally {
      await client.end();
    }
  }
}
