import { type DestinationStream, destination, pino } from "pino";
import type { Log } from "../ports/log.ts";
import { rotatingFile } from "./rotating-file.ts";

const limits = { maxBytes: 10_000_000, maxFiles: 5 };
// To standard output, too, lines wait for each other.
const batches = { minLength: 8192, periodicFlush: 1000 };

/**
 * Log lines as JSON to a file that only its owner reads, at most five of 10 MB, or to standard output without one; `flush` writes
 * what is still waiting.
 */
export function pinoLog(file?: string, { maxBytes, maxFiles } = limits): { log: Log; flush(): void } {
  const onFailure = ({ message }: Error) => logger.warn({ reason: message }, "log not rotated");
  const { target, flushSync } =
    file === undefined ? standardOutput() : rotatingFile(file, { maxBytes, maxFiles, onFailure });
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
    flush: flushSync,
  };
}

function standardOutput() {
  const target = destination({ dest: 1, sync: false, ...batches });
  return { target, flushSync: () => target.flushSync() };
}
