import { createSlots } from "./gate/slots.ts";

/** Lets few calls at a time change the same row; the others wait in this process, without a database connection. */
export interface RowQueue {
  /** Runs work that locks rows, which any texts name. */
  run<Value>(rows: readonly string[], work: () => Promise<Value>): Promise<Value>;
}

/** Half of the pool: one commits, the next waits for its lock, and the others do what comes before. */
const atOnce = 5;
/** Then the database's own limits decide: a row that is locked for so long is not in demand, but in trouble. */
const patienceMs = 10_000;

/**
 * A call that waits for a lock has a connection which it does not use: without a queue, the orders of one piece that
 * everybody wants take the whole pool, and all other calls are refused. Only for this process; each other one that
 * shares the database adds as few.
 */
export function createRowQueue(): RowQueue {
  const slots = createSlots({ most: atOnce });
  return {
    async run(rows, work) {
      const leaves: (() => void)[] = [];
      try {
        // In one order, so that two calls never wait for each other.
        for (const row of [...new Set(rows)].sort()) {
          const leave = await slots.take(row, { withinMs: patienceMs });
          if (leave) leaves.push(leave);
        }
        return await work();
      } finally {
        for (const leave of leaves) leave();
      }
    },
  };
}
