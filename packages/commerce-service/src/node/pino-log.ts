import { type DestinationStream, destination, pino } from "pino";
import type { Log } from "../ports/log.ts";
import { rotatingFile } from "./rotating-file.ts";

const limits = { maxBytes: 10_000_000, maxFiles: 5 };
// Standard output is written in batches, too.
const batches = { minLength: 8192, periodicFlush: 1000 };

/**
 * Logs JSON lines to a file that only its owner can read, at most five of 10 MB, or to standard output; `flush` writes
 * pending lines.
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
        // Errors are written at once: the process may be about to end.
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
