import type { Connection } from "./open-connection.ts";

/** Runs one operation over one connection. */
export type Work = (connection: Connection) => Promise<void>;

/** Repeats an operation on every connection at once for the given seconds; returns how often it ran per second. */
export async function runFor(seconds: number, connections: readonly Connection[], work: Work): Promise<PerSecond> {
  const started = performance.now();
  const end = started + seconds * 1000;
  let done = 0;
  await Promise.all(
    connections.map(async (connection) => {
      while (performance.now() < end) {
        await work(connection);
        done += 1;
      }
    }),
  );
  // What was under way at the end is finished, and counts with the time it took.
  return { done, perSecond: (done * 1000) / (performance.now() - started) };
}
export interface PerSecond {
  done: number;
  perSecond: number;
}

/** Runs an operation the given number of times, spread over all connections; returns the results. */
export async function runTimes<Result>(
  times: number,
  connections: readonly Connection[],
  work: (connection: Connection) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let left = times;
  await Promise.all(
    connections.map(async (connection) => {
      while (left > 0) {
        left -= 1;
        results.push(await work(connection));
      }
    }),
  );
  return results;
}
