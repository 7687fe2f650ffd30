import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { placeCluster } from "./kept-cluster.ts";

let home = "";
let cache = "";
let filled = 0;
beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), "store kept "));
  cache = path.join(home, "cache");
  filled = 0;
});
afterEach(() => fs.rmSync(home, { recursive: true, force: true }));

async function fill(folder: string): Promise<void> {
  filled += 1;
  fs.mkdirSync(path.join(folder, "data"), { recursive: true });
  fs.writeFileSync(path.join(folder, "data/PG_VERSION"), "18");
  fs.writeFileSync(path.join(folder, "data/rows"), `filled ${filled} times`);
}
const place = async (name: string, key: string, how = fill) => {
  await placeCluster(path.join(home, name), { key, fill: how, cache });
  return fs.readFileSync(path.join(home, name, "data/rows"), "utf8");
};

describe("a filled cluster", () => {
  it("is filled once for a key, and copied from then on", async () => {
    expect(await place("first", "a")).toBe("filled 1 times");
    fs.writeFileSync(path.join(home, "first/data/rows"), "changed by a test");
    expect(await place("second", "a")).toBe("filled 1 times");
    expect(await place("third", "b")).toBe("filled 2 times");
  });

  it("has a data folder that only its account enters", async () => {
    await place("first", "a");
    await place("second", "a");
    expect(fs.statSync(path.join(home, "second/data")).mode & 0o777).toBe(0o700);
  });

  it("is not kept if filling it fails", async () => {
    const failing = async (folder: string) => {
      await fill(folder);
      throw new Error("column sku is missing");
    };
    await expect(place("first", "a", failing)).rejects.toThrow("column sku is missing");
    expect(fs.existsSync(cache)).toBe(false);
    expect(await place("second", "a")).toBe("filled 2 times");
  });

  it.each([
    ["cannot be kept", () => fs.writeFileSync(cache, "")],
    ["is damaged where it is kept", () => fs.mkdirSync(path.join(cache, "a/data"), { recursive: true })],
  ])("is filled anew if it %s", async (_, prepare) => {
    prepare();
    expect(await place("first", "a")).toBe("filled 1 times");
  });

  it("is kept without what a killed run has left", async () => {
    const ended = spawnSync(process.execPath, ["--version"]).pid;
    const [left = "", own = ""] = [ended, process.pid].map((id) => path.join(cache, `a.part-${id}-0a1b2c`));
    for (const folder of [left, own]) fs.mkdirSync(folder, { recursive: true });
    await place("first", "b");
    expect([left, own].map((folder) => fs.existsSync(folder))).toEqual([false, true]);
  });

  it("leaves the cache when two others have been used since", async () => {
    for (const [at, key] of ["a", "b", "c"].entries()) {
      await place(`${at}`, key);
      const used = new Date(Date.now() - 1000 * (3 - at));
      fs.utimesSync(path.join(cache, key), used, used);
    }
    expect(fs.readdirSync(cache).sort()).toEqual(["b", "c"]);
  });
});
