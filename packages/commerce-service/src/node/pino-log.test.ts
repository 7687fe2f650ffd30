import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pinoLog } from "./pino-log.ts";

let folder = "";
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "store log "));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const fileAt = () => path.join(folder, "commerce-service.log");

const numbersOf = (text: string) =>
  text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => (JSON.parse(line) as { number: number }).number);
const numbersIn = (file: string) => numbersOf(fs.readFileSync(file, "utf8"));
const modeOf = (file: string) => fs.statSync(file).mode & 0o777;

it("writes an error at once, other lines within a second or with flush", async () => {
  const { log, flush } = pinoLog(fileAt());
  log.info("waits", { number: 1 });
  await pause(50);
  expect(fs.readFileSync(fileAt(), "utf8")).toBe("");
  log.error("failed", { number: 2 });
  await vi.waitFor(() => expect(numbersIn(fileAt())).toEqual([1, 2]));
  log.info("last", { number: 3 });
  await flush();
  expect(numbersIn(fileAt())).toEqual([1, 2, 3]);
});

describe("a log file", () => {
  it("is made with its folder, for its owner only, and appended to by the next start", async () => {
    const file = path.join(folder, "logs", "commerce-service.log");
    for (const number of [1, 2]) {
      const { log, flush } = pinoLog(file);
      log.info("started", { number });
      await flush();
    }
    expect(numbersIn(file)).toEqual([1, 2]);
    if (process.platform !== "win32") expect(modeOf(file)).toBe(0o600);
  });

  it("is set aside at the start when it is larger than 10 MB", async () => {
    fs.writeFileSync(fileAt(), "", { mode: 0o600 });
    fs.truncateSync(fileAt(), 10_000_000);
    pinoLog(fileAt());
    expect(fs.readdirSync(folder)).toEqual(["commerce-service.log"]);
    fs.truncateSync(fileAt(), 10_000_001);
    const { log, flush } = pinoLog(fileAt());
    log.info("started", { number: 1 });
    await flush();
    expect(numbersIn(fileAt())).toEqual([1]);
    expect(fs.statSync(`${fileAt()}.1`).size).toBe(10_000_001);
    if (process.platform !== "win32") expect([modeOf(fileAt()), modeOf(`${fileAt()}.1`)]).toEqual([0o600, 0o600]);
  });

  it("goes on at its start when another program has copied and truncated it", async () => {
    const { log, flush } = pinoLog(fileAt());
    log.info("before", { number: 1 });
    await flush();
    fs.truncateSync(fileAt());
    log.info("after", { number: 2 });
    await flush();
    expect(numbersIn(fileAt())).toEqual([2]);
  });

  it("gets every line of several processes whole", async () => {
    const logs = [1, 2, 3].map(() => pinoLog(fileAt()));
    const numbers = Array.from({ length: 1000 }, (_, number) => number);
    for (const number of numbers) for (const { log } of logs) log.info("line", { number, filler: "x".repeat(1000) });
    await Promise.all(logs.map(({ flush }) => flush()));
    // A flush ends when its own lines are written.
    expect(numbersIn(fileAt()).sort((a, b) => a - b)).toEqual(numbers.flatMap((number) => [number, number, number]));
  });
});

describe("standard output", { tags: ["deep"] }, () => {
  const module = JSON.stringify(pathToFileURL(path.join(import.meta.dirname, "pino-log.ts")).href);
  /** Logs three megabytes and ends with 7: at once, after a flush, or when its reader has everything. */
  const manyLines = `
    const { pinoLog } = await import(${module});
    const { log, flush } = pinoLog(process.argv[2]);
    let number = 0;
    const lines = setInterval(() => {
      for (let count = 0; count < 100; count += 1) log.info("line", { number: number++, filler: "x".repeat(1000) });
      log.error("line", { number: number++ });
      if (number < 3000) return;
      clearInterval(lines);
      const [, way] = process.argv;
      if (way === "exits") setTimeout(() => process.exit(7), 200);
      // Each waits for a second at most, and a reader may be slower.
      else (async () => {
        for (let left = way === "waits" ? 15 : 1; left > 0; left -= 1) await flush();
        process.exit(7);
      })();
    });`;
  /** Ends with 7 while its only line waits. */
  const oneLine = `
    const { pinoLog } = await import(${module});
    pinoLog(process.argv[2]).log.info("line");
    process.exit(7);`;
  const program = `"${process.execPath}" --input-type=module -e "$SOURCE"`;
  function run(command: string, source: string) {
    const options = { cwd: folder, env: { SOURCE: source }, timeout: 20_000, maxBuffer: 2 ** 24 };
    return spawnSync("sh", ["-c", command], { ...options, encoding: "utf8" });
  }

  it.runIf(fs.existsSync("/dev/full")).each([
    ["a full disk", "> /dev/full", ""],
    ["a log file on a full disk", "", "/dev/full"],
    ["a closed pipe", "| true", ""],
    ["a pipe whose reader has stopped", "> pipe", ""],
  ])("loses lines with %s, and nothing else", (_, target, file) => {
    // The shell keeps the pipe open and never reads.
    spawnSync("mkfifo", [path.join(folder, "pipe")]);
    const ways: readonly (readonly [string, string])[] = [
      ["flushes", manyLines],
      ["exits", manyLines],
      ["exits", oneLine],
    ];
    for (const [way, source] of ways) {
      const { stderr } = run(`exec 3<>pipe; { ${program} ${way} ${file}; echo $? >&2; } ${target}`, source);
      expect([way, stderr]).toEqual([way, "7\n"]);
    }
  });

  it.runIf(process.platform !== "win32")("gets a line that waits when the process exits", () => {
    expect(run(`${program} | cat`, oneLine).stdout).toMatch(/^\{.*"line"\}\n$/);
  });

  it.runIf(process.platform !== "win32")("gets every line of several processes whole", () => {
    const { stdout } = run(`{ ${program} waits & ${program} waits & wait; } | cat`, manyLines);
    const numbers = numbersOf(stdout).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, index) => Math.floor(index / 2)));
    expect(numbers.length).toBeGreaterThan(6000);
  });
});
