import { type DestinationStream, destination, pino } from "pino";
import type { Log } from "../ports/log.ts";

// A write for every call costs as much as a tenth of the call: lines wait for each other, a second at the longest.
const batches = { minLength: 8192, periodicFlush: 1000 };

/** Log lines as JSON to a file that only its owner reads, or to standard output without one; `flush` writes what is still waiting. */
export function pinoLog(file?: string): { log: Log; flush(): void } {
  const target = destination({ dest: file ?? 1, sync: false, mkdir: true, mode: 0o600, ...batches });
  const logger = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, target as DestinationStream);
  return {
    log: {
      info: (event, fields = {}) => logger.info(fields, event),
      warn: (event, fields = {}) => logger.warn(fields, event),
      error(event, fields = {}) {
        logger.error(fields, event);
        // What went wrong is not to wait for anything: the process may be about to end.
        target.flush();
      },
    },
    flush: () => target.flushSync(),
  };
}
