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
const limits = { maxBytes: 600_000, maxFiles: 3 };

/** Writes numbered lines in small batches, as calls do, and waits until they are in a file. */
async function writeLines(log: ReturnType<typeof pinoLog>, count: number) {
  for (let number = 0; number < count; number += 1) {
    log.log.info("line", { number, filler: "x".repeat(1000) });
    if (number % 40 === 39) await pause(5);
  }
  log.flush();
}

const numbersIn = (file: string) =>
  fs
    .readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => (JSON.parse(line) as { number: number }).number);

describe("a log file that is full", () => {
  it("is set aside, so that there are at most three of about 600 KB, each for its owner only", async () => {
    const log = pinoLog(fileAt(), limits);
    await writeLines(log, 1500);
    const files = ["commerce-service.log", "commerce-service.log.1", "commerce-service.log.2"];
    // The next file is opened beside what goes on.
    await vi.waitFor(() => expect(fs.readdirSync(folder).sort()).toEqual(files), { timeout: 10_000 });
    for (const name of files) {
      const { size, mode } = fs.statSync(path.join(folder, name));
      // What is written while the next one opens still goes into this one.
      expect(size, name).toBeLessThan(3 * limits.maxBytes);
      if (process.platform !== "win32") expect(mode & 0o777, name).toBe(0o600);
    }
  });

  it("loses no line between itself and the next", async () => {
    const log = pinoLog(fileAt(), { ...limits, maxFiles: 20 });
    await writeLines(log, 1500);
    const numbers = () => fs.readdirSync(folder).flatMap((name) => numbersIn(path.join(folder, name)));
    // A file that is full is set aside beside what goes on.
    await vi.waitFor(() => expect(fs.readdirSync(folder).length).toBeGreaterThan(3), { timeout: 10_000 });
    const all = Array.from({ length: 1500 }, (_, number) => number);
    await vi.waitFor(() => expect(numbers().sort((a, b) => a - b)).toEqual(all), { timeout: 10_000 });
  });

  it("is set aside at the start when another process left it full", async () => {
    fs.writeFileSync(fileAt(), "x".repeat(limits.maxBytes));
    const log = pinoLog(fileAt(), limits);
    log.log.error("failed", { number: 1 });
    await vi.waitFor(() => expect(numbersIn(fileAt())).toEqual([1]));
    expect(fs.statSync(`${fileAt()}.1`).size).toBe(limits.maxBytes);
  });

  it("is set aside once for all processes that write it, and all go on in the next", async () => {
    const logs = [1, 2, 3].map(() => pinoLog(fileAt(), { ...limits, maxFiles: 20 }));
    await Promise.all(logs.map((log) => writeLines(log, 1000)));
    const list = () => fs.readdirSync(folder).map((name) => path.join(folder, name));
    await vi.waitFor(() => expect(list().flatMap(numbersIn)).toHaveLength(3000), { timeout: 10_000 });
    const files = list();
    const sizes = files.map((file) => fs.statSync(file).size);
    // How far each process writes on before it notices depends on the machine.
    expect(Math.max(...sizes)).toBeLessThan(5 * limits.maxBytes);
    expect(files.length).toBeLessThan(14);
  });

  it("grows on, and says so, when it cannot be set aside", async () => {
    fs.mkdirSync(path.join(folder, "commerce-service.log.1", "in the way"), { recursive: true });
    const log = pinoLog(fileAt(), { ...limits, maxFiles: 2 });
    await writeLines(log, 600);
    // A boolean: a failure must not print the file.
    const isTold = () => fs.readFileSync(fileAt(), "utf8").includes("log not rotated");
    await vi.waitFor(() => expect(isTold()).toBe(true), { timeout: 10_000 });
    expect(fs.statSync(fileAt()).size).toBeGreaterThan(limits.maxBytes);
  });
});

it("an error is written at once, other lines within a second or with flush", async () => {
  const { log, flush } = pinoLog(fileAt());
  await vi.waitFor(() => expect(fs.existsSync(fileAt())).toBe(true));
  await pause(20);
  log.info("waits", { number: 1 });
  await pause(50);
  expect(fs.readFileSync(fileAt(), "utf8")).toBe("");
  log.error("failed", { number: 2 });
  await vi.waitFor(() => expect(numbersIn(fileAt())).toEqual([1, 2]));
  log.info("last", { number: 3 });
  flush();
  expect(numbersIn(fileAt())).toEqual([1, 2, 3]);
});

it.runIf(fs.existsSync("/dev/full"))("loses lines on a full disk, and nothing else", { tags: ["deep"] }, async () => {
  const source = `
    const { pinoLog } = await import(${JSON.stringify(pathToFileURL(path.join(import.meta.dirname, "pino-log.ts")).href)});
    const { log, flush } = pinoLog("/dev/full");
    for (let number = 0; number < 3000; number += 1) log.error("line", { number, filler: "x".repeat(1000) });
    setTimeout(() => {
      if (process.argv[1] === "flushes") flush();
      process.exit(7);
    }, 200);`;
  for (const way of ["flushes", "exits"]) {
    const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", source, way], {
      timeout: 20_000,
      encoding: "utf8",
    });
    expect([status, stderr]).toEqual([7, ""]);
  }
});
