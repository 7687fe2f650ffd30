import fs from "node:fs";
import { destination } from "pino";

interface RotatingFileOptions {
  /** No file grows beyond this. */
  maxBytes: number;
  /** How many files there are at most, with the one that is being written. */
  maxFiles: number;
  /** Told when a full file could not be set aside; it grows on, and is tried again every minute. */
  onFailure(error: Error): void;
}

// A write for every call costs as much as a tenth of the call: lines wait for each other, a second at the longest.
const batches = { minLength: 8192, periodicFlush: 1000, maxLength: 4_000_000 };
// What is under way in up to 16 processes, 16 KB each, before one of them sees that the file is full.
const reserveBytes = 16 * 16 * 1024;
const retryMs = 60_000;

/**
 * A destination that only the owner reads. A full file becomes `<file>.1`, each older one the next number, and the oldest is
 * replaced. Several processes may write one file: each looks after every write whether another has set it aside.
 */
export function rotatingFile(file: string, { maxBytes, maxFiles, onFailure }: RotatingFileOptions) {
  const fullAt = maxBytes - reserveBytes;
  let failedAt = -retryMs;
  const setAsideIfFull = () => {
    const size = fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    if (size <= fullAt || performance.now() - failedAt < retryMs) return;
    try {
      shiftFiles(file, maxFiles);
    } catch (error) {
      failedAt = performance.now();
      onFailure(error as Error);
    }
  };
  setAsideIfFull();
  const target = destination({ dest: file, sync: false, mkdir: true, mode: 0o600, ...batches });
  // On a full disk lines are lost, those beyond the four megabytes that wait; the shop goes on. What still waits at the end must
  // not be written: sonic-boom would try for ever.
  let isFull = false;
  const giveUp = () => {
    if (isFull) target.destroy();
  };
  target.once("error", () => process.prependOnceListener("exit", giveUp));
  target.on("error", () => {
    isFull = true;
  });
  // An error that was to be written while the file was still being opened.
  target.on("ready", () => target.flush());
  target.on("write", () => {
    isFull = false;
    try {
      setAsideIfFull();
      // sonic-boom opens the new file once it has written the rest of this batch to the old one.
      if (!isStillAt(file, target)) target.reopen();
    } catch {
      // A file that cannot be looked at now is looked at after the next write.
    }
  });
  return { target, flushSync: () => (isFull ? target.destroy() : target.flushSync()) };
}

/** Whether what the stream writes to is the file of that name, and not one that was set aside or removed. */
function isStillAt(file: string, stream: object): boolean {
  // pino's types leave the descriptor out.
  const { ino } = fs.fstatSync((stream as { fd: number }).fd);
  return fs.statSync(file, { throwIfNoEntry: false })?.ino === ino;
}

function shiftFiles(file: string, maxFiles: number): void {
  for (let number = maxFiles - 1; number > 0; number -= 1) {
    const newer = number === 1 ? file : `${file}.${number - 1}`;
    if (fs.existsSync(newer)) fs.renameSync(newer, `${file}.${number}`);
  }
}
