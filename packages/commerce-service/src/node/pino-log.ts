import fs from "node:fs";
import path from "node:path";
import { pino } from "pino";
import type { Log } from "../ports/log.ts";
import { createLineWriter } from "./line-writer.ts";

/** A file that is larger at the start is set aside. */
const largestBytes = 10_000_000;

interface PinoLog {
  log: Log;
  /** Writes pending lines, if the target accepts them within a second. */
  flush(): Promise<void>;
}

/** Logs JSON lines to standard output, or to the end of a file that only its owner can read. */
export function pinoLog(file?: string): PinoLog {
  // Node makes a pipe non-blocking when `process.stdout` is read: one whose reader has stopped would block the exit.
  const lines = createLineWriter(file === undefined ? process.stdout.fd : openFile(file));
  const logger = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, lines);
  return {
    log: {
      info: (event, fields = {}) => logger.info(fields, event),
      warn: (event, fields = {}) => logger.warn(fields, event),
      error(event, fields = {}) {
        logger.error(fields, event);
        // Errors are written at once: the process may be about to end.
        lines.begin();
      },
    },
    flush: lines.flush,
  };
}

/** A large file becomes `<file>.1`. It is not rotated while the store runs: the system has tools for that. */
function openFile(file: string): number {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const size = fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > largestBytes) fs.renameSync(file, `${file}.1`);
  return fs.openSync(file, "a", 0o600);
}
