import fs from "node:fs";
import { destination } from "pino";

interface RotatingFileOptions {
  /** The maximum size of a file. */
  maxBytes: number;
  /** The maximum number of files, including the current one. */
  maxFiles: number;
  /** Called if a full file could not be rotated; it keeps growing, and rotation is retried every minute. */
  onFailure(error: Error): void;
}

/** The stream of the file, and what writes its pending lines at once. */
export interface RotatingFile {
  target: ReturnType<typeof destination>;
  flushSync(): void;
}

// A write per call would cost a tenth of the call: lines are batched for a second at most.
const batches = { minLength: 8192, periodicFlush: 1000, maxLength: 4_000_000 };
// The pending batches of up to 16 processes, 16 KB each, before one of them notices that the file is full.
const reserveBytes = 16 * 16 * 1024;
const retryMs = 60_000;

/**
 * A log destination that only the owner can read. A full file becomes `<file>.1`, each older one the next number, and
 * the oldest is replaced. Several processes may write one file: each checks after every write whether another has
 * rotated it.
 */
export function rotatingFile(file: string, { maxBytes, maxFiles, onFailure }: RotatingFileOptions): RotatingFile {
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
  // On a full disk, lines beyond the four megabytes that are buffered are lost; the store keeps running. The buffer
  // must not be written at exit: sonic-boom would retry forever.
  let isFull = false;
  const giveUp = () => {
    if (isFull) target.destroy();
  };
  target.once("error", () => process.prependOnceListener("exit", giveUp));
  target.on("error", () => {
    isFull = true;
  });
  // An error that was logged while the file was being opened.
  target.on("ready", () => target.flush());
  target.on("write", () => {
    isFull = false;
    try {
      setAsideIfFull();
      // sonic-boom opens the new file after it has written the rest of this batch to the old one.
      if (!isStillAt(file, target)) target.reopen();
    } catch {
      // If the file cannot be checked now, it is checked after the next write.
    }
  });
  return {
    target,
    flushSync: () => (isFull ? target.destroy() : target.flushSync()),
  };
}

/** Whether the stream writes to the file of that name, and not to one that was rotated or removed. */
function isStillAt(file: string, stream: object): boolean {
  // pino's types omit the descriptor.
  const { ino } = fs.fstatSync((stream as { fd: number }).fd);
  return fs.statSync(file, { throwIfNoEntry: false })?.ino === ino;
}

function shiftFiles(file: string, maxFiles: number): void {
  for (let number = maxFiles - 1; number > 0; number -= 1) {
    const newer = number === 1 ? file : `${file}.${number - 1}`;
    if (fs.existsSync(newer)) fs.renameSync(newer, `${file}.${number}`);
  }
}
