import { isDatabaseUnavailable } from "./is-unavailable.ts";

const patienceMs = 2000;
const pauseMs = 50;

/**
 * Repeats idempotent work while the database is unavailable, for two seconds at most: for an order attempt that has
 * already started.
 */
export async function retryWhenAvailable<Value>(work: () => Promise<Value>): Promise<Value> {
  const until = performance.now() + patienceMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseUnavailable(error) || performance.now() > until) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
