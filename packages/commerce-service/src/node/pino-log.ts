import fs from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type DestinationStream, destination, pino } from "pino";
import type { Log } from "../ports/log.ts";

/** A file that is larger at the start is set aside. */
const largestBytes = 10_000_000;
const patienceMs = 1000;
// Lines are batched for a second at most. Several processes may share a pipe, which keeps up to 4096 bytes together.
const batches = { minLength: 2048, maxWrite: 4096, periodicFlush: 1000, maxLength: 4_000_000 };
// A tenth of a second apart.
const attemptsWhenBusy = 10;

interface PinoLog {
  log: Log;
  /** Writes pending lines, if the target accepts them within a second. */
  flush(): Promise<void>;
}

/** Logs JSON lines to standard output, or to the end of a file that only its owner can read. */
export function pinoLog(file?: string): PinoLog {
  // Node makes a pipe non-blocking when `process.stdout` is read: one whose reader has stopped would block the exit.
  const { target, flush } = openTarget(file === undefined ? process.stdout.fd : openFile(file));
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
    flush,
  };
}

/** A large file becomes `<file>.1`. It is not rotated while the store runs: the system has tools for that. */
function openFile(file: string): number {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const size = fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > largestBytes) fs.renameSync(file, `${file}.1`);
  return fs.openSync(file, "a", 0o600);
}

/**
 * A full disk, a broken pipe and a reader that has stopped cost lines beyond the four megabytes that are buffered; the
 * store keeps running.
 */
function openTarget(fd: number) {
  let attempts = 0;
  const retryEAGAIN = () => {
    attempts += 1;
    return attempts % attemptsWhenBusy > 0;
  };
  const target = destination({ dest: fd, sync: false, retryEAGAIN, ...batches });
  let isFailing = false;
  target.on("error", () => {
    isFailing = true;
  });
  target.on("write", () => {
    isFailing = false;
  });
  // pino calls it at exit, too, where sonic-boom would retry forever.
  const flushSync = target.flushSync.bind(target);
  target.flushSync = () => {
    try {
      if (!isFailing) flushSync();
    } catch {
      // The reader of a pipe has stopped.
    }
  };
  async function flush() {
    const flushed = new Promise((resolve) => target.flush(resolve));
    const isInTime = await Promise.race([flushed.then(() => true), pause(patienceMs, false, { ref: false })]);
    if (!isInTime) isFailing = true;
    // The flush above leaves what is less than a batch.
    target.flushSync();
  }
  return { target, flush };
}
