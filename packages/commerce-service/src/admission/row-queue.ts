import { createSlots } from "./slots.ts";

/** Lets few calls at a time change the same row; the others wait in this process, without a database connection. */
export interface RowQueue {
  /** Runs work that locks rows, which any texts name. */
  run<Value>(rows: readonly string[], work: () => Promise<Value>): Promise<Value>;
}

/** How many calls change a row at once; after their patience for all rows together the others go on, and the database's limits decide. */
export interface RowLimits {
  atOnce: number;
  patienceMs: number;
}

/**
 * A call that waits for a lock has a connection which it does not use: without a queue, the orders of one piece that
 * everybody wants take the whole pool, and all other calls are refused. Only for this process; each other one that
 * shares the database adds as few.
 */
export function createRowQueue({ atOnce, patienceMs }: RowLimits): RowQueue {
  const slots = createSlots({ most: atOnce });
  return {
    async run(rows, work) {
      const leaves: (() => void)[] = [];
      const deadline = performance.now() + patienceMs;
      try {
        // In one order, so that two calls never wait for each other.
        for (const row of [...new Set(rows)].sort()) {
          const leave = await slots.take(row, { withinMs: Math.max(0, deadline - performance.now()) });
          if (leave) leaves.push(leave);
        }
        return await work();
      } finally {
        for (const leave of leaves) leave();
      }
    },
  };
}
