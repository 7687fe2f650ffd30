import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { makeFolderWhole } from "./make-folder-whole.ts";

let parent = "";
let target = "";
beforeEach(() => {
  parent = fs.mkdtempSync(path.join(os.tmpdir(), "store-whole-"));
  target = path.join(parent, "chromium");
});
afterEach(() => fs.rmSync(parent, { recursive: true, force: true }));

it("leaves nothing behind when the work fails", () => {
  const fail = () =>
    makeFolderWhole(target, (part) => {
      fs.writeFileSync(path.join(part, "half"), "");
      throw new Error("disk full");
    });
  expect(fail).toThrow("disk full");
  expect(fs.readdirSync(parent)).toEqual([]);
});

it("keeps the first of two folders that are made at the same time", () => {
  makeFolderWhole(target, (part) => {
    fs.writeFileSync(path.join(part, "by"), "second");
    makeFolderWhole(target, (other) => fs.writeFileSync(path.join(other, "by"), "first"));
  });
  expect(fs.readFileSync(path.join(target, "by"), "utf8")).toBe("first");
  expect(fs.readdirSync(parent)).toEqual(["chromium"]);
});

it("removes the folders of killed processes, but not of running ones", () => {
  const noProcess = 2 ** 22 + 1;
  const left = `chromium.part-${noProcess}-abc123`;
  const working = `chromium.part-${process.ppid}-abc123`;
  fs.mkdirSync(path.join(parent, left));
  fs.mkdirSync(path.join(parent, working));
  makeFolderWhole(target, () => {});
  expect(fs.readdirSync(parent).sort()).toEqual(["chromium", working]);
});
