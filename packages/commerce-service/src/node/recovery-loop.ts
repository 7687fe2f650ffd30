import type { Log } from "../ports/log.ts";
import { toLogFields } from "../service/to-log-fields.ts";

const pauseMs = 2000;

/** Runs `recover` at once and then every two seconds after it is done, without keeping the process alive; `stop` waits for a pass under way. */
export function recoveryLoop(recover: () => Promise<void>, log: Log): { stop(): Promise<void> } {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  async function pass(): Promise<void> {
    await recover().catch((error: unknown) => log.error("recovery failed", toLogFields(error)));
    if (isStopped) return;
    timer = setTimeout(() => {
      underway = pass();
    }, pauseMs);
    timer.unref();
  }
  let underway = pass();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await underway;
    },
  };
}
