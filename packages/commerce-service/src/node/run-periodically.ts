import type { Log } from "../ports/log.ts";
import { toLogFields } from "../ports/to-log-fields.ts";

interface Schedule {
  /** The name in the log if it fails. */
  name: string;
  /** Between the end of a pass and the next one. */
  pauseMs: number;
  log: Log;
}

/**
 * Runs a pass at once and again after every pause, without keeping the process alive. A failed pass is logged. `stop`
 * aborts the signal of the running pass and waits for its end.
 */
export function runPeriodically(
  pass: (signal: AbortSignal) => Promise<void>,
  { name, pauseMs, log }: Schedule,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  async function run(): Promise<void> {
    await pass(stopping.signal).catch((error: unknown) => log.error(`${name} failed`, toLogFields(error)));
    if (stopping.signal.aborted) return;
    timer = setTimeout(() => {
      underway = run();
    }, pauseMs);
    timer.unref();
  }
  let underway = run();
  return {
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await underway;
    },
  };
}
