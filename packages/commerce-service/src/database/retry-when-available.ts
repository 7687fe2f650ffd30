import { isDatabaseUnavailable } from "./is-unavailable.ts";

const patienceMs = 2000;
const pauseMs = 50;

/**
 * Does something that may be done twice, and again while the database cannot be asked, for two seconds at most: for what
 * has been begun and is to be brought to its end.
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
