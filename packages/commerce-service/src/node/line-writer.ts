import fs from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

// Several processes may share a pipe, which keeps up to 4096 bytes together.
const batchBytes = 4096;
/** So many bytes are written at once; fewer wait for a second at most. */
const fullBytes = 2048;
const longestWaitMs = 1000;
/** Lines beyond these bytes are lost. */
const maxBytes = 4_000_000;
const retryMs = 100;

export interface LineWriter {
  write(line: string): void;
  /** Begins to write pending lines now. */
  begin(): void;
  /** Writes pending lines, if the target accepts them within a second. */
  flush(): Promise<void>;
}

/**
 * Writes lines in batches, and the pending ones when the process exits. A target that refuses them, as a full disk, a
 * closed pipe and a stopped reader do, is tried again while the process runs; it costs lines, but blocks no exit.
 */
export function createLineWriter(fd: number): LineWriter {
  const lines: Buffer[] = [];
  let bytes = 0;
  /** What is left of the batch that is being written. */
  let rest = Buffer.alloc(0);
  let isInSystem = false;
  let writing: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  function nextBatch(): Buffer<ArrayBuffer> {
    let [count, size] = [0, 0];
    for (const { length } of lines) {
      if (count > 0 && size + length > batchBytes) break;
      count += 1;
      size += length;
    }
    return Buffer.concat(lines.splice(0, count));
  }

  function done(written: number): void {
    rest = rest.subarray(written);
    bytes -= written;
  }

  async function writeAll(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    while (bytes > 0) {
      if (rest.length === 0) rest = nextBatch();
      isInSystem = true;
      const written = await writeOnce(fd, rest);
      isInSystem = false;
      if (written === 0) await pause(retryMs, undefined, { ref: false });
      else done(written);
    }
    process.off("exit", writeAtExit);
    writing = undefined;
  }

  function begin(): void {
    if (bytes > 0) writing ??= writeAll();
  }

  function writeAtExit(): void {
    // The system has these already.
    if (isInSystem) done(rest.length);
    const deadline = performance.now() + longestWaitMs;
    while (bytes > 0) {
      if (rest.length === 0) rest = nextBatch();
      try {
        done(fs.writeSync(fd, rest));
      } catch (error) {
        const isBusy = error instanceof Error && "code" in error && error.code === "EAGAIN";
        if (!isBusy || performance.now() > deadline) return;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, retryMs);
      }
    }
  }

  return {
    write(line) {
      const added = Buffer.from(line);
      if (bytes + added.length > maxBytes) return;
      if (bytes === 0) process.on("exit", writeAtExit);
      lines.push(added);
      bytes += added.length;
      if (bytes >= fullBytes) begin();
      else timer ??= setTimeout(begin, longestWaitMs).unref();
    },
    begin,
    async flush() {
      begin();
      if (!writing) return;
      const deadline = new AbortController();
      const late = pause(longestWaitMs, undefined, { signal: deadline.signal }).catch(() => undefined);
      await Promise.race([writing, late]);
      deadline.abort();
    },
  };
}

/** How many bytes the target took; none if it refused. */
function writeOnce(fd: number, bytes: Buffer): Promise<number> {
  return new Promise((resolve) => fs.write(fd, bytes, (error, written) => resolve(error ? 0 : written)));
}
