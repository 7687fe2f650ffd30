import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseProgress } from "./progress-event.ts";
import { SuiteProgress } from "./progress-view.ts";

const readEveryMs = 500;
/** On a terminal one line is renewed; a log gets a line from time to time. */
const tellEveryMs = process.stdout.isTTY ? 1000 : 30_000;

export interface ProgressWatch {
  /** Follows a suite; returns the file that its runners write to, and what ends it. */
  follow(name: string, total?: number): { file: string; end(): void };
  /** Prints a line without breaking the one that is renewed. */
  print(text: string): void;
  stop(): void;
}

/** Shows for each running suite what is done of all and what has been running longest, and tells of a failure at once. */
export function watchProgress(): ProgressWatch {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "store-progress-"));
  const began = Date.now();
  const followed = new Map<string, { progress: SuiteProgress; bytes: number }>();
  let lastTold = Date.now();

  function print(text: string): void {
    if (process.stdout.isTTY) process.stdout.write("\r\x1b[K");
    process.stdout.write(`${text}\n`);
  }
  function read(): void {
    const now = Date.now();
    for (const [file, suite] of followed) {
      const text = readFrom(file, suite.bytes);
      const whole = text.slice(0, text.lastIndexOf("\n") + 1);
      suite.bytes += Buffer.byteLength(whole);
      for (const event of parseProgress(whole)) {
        const told = suite.progress.apply(event, now);
        if (told !== undefined) print(`${suite.progress.name}: ${told}`);
      }
    }
    if (followed.size === 0 || now - lastTold < tellEveryMs) return;
    lastTold = now;
    const line = [...followed.values()].map(({ progress }) => progress.describe(now)).join(" · ");
    const clock = `[${formatSeconds((now - began) / 1000)}]`;
    if (process.stdout.isTTY)
      process.stdout.write(`\r\x1b[K${`${clock} ${line}`.slice(0, process.stdout.columns - 1)}`);
    else print(`${clock} ${line}`);
  }
  const timer = setInterval(read, readEveryMs);

  return {
    follow(name, total) {
      const file = path.join(folder, `${followed.size}-${name.replaceAll(/\W+/g, "-")}`);
      fs.writeFileSync(file, "");
      followed.set(file, { progress: new SuiteProgress(name, total), bytes: 0 });
      return {
        file,
        end() {
          read();
          followed.delete(file);
        },
      };
    },
    print,
    stop() {
      clearInterval(timer);
      if (process.stdout.isTTY) process.stdout.write("\r\x1b[K");
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

function readFrom(file: string, start: number): string {
  const length = fs.statSync(file).size - start;
  if (length <= 0) return "";
  const descriptor = fs.openSync(file, "r");
  try {
    const buffer = Buffer.alloc(length);
    fs.readSync(descriptor, buffer, 0, length, start);
    return buffer.toString("utf8");
  } finally {
    fs.closeSync(descriptor);
  }
}

/** "3:07" */
function formatSeconds(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
