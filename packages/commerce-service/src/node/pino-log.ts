import { type DestinationStream, destination, pino } from "pino";
import type { Log } from "../ports/log.ts";

/** Log lines as JSON to a file that only its owner reads, or to standard output without one; `flush` writes what is still waiting. */
export function pinoLog(file?: string): { log: Log; flush(): void } {
  const target = destination({ dest: file ?? 1, sync: false, mkdir: true, mode: 0o600 });
  const logger = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, target as DestinationStream);
  return {
    log: {
      info: (event, fields = {}) => logger.info(fields, event),
      warn: (event, fields = {}) => logger.warn(fields, event),
      error: (event, fields = {}) => logger.error(fields, event),
    },
    flush: () => target.flushSync(),
  };
}
