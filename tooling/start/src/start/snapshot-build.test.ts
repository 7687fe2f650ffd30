import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { snapshotBuild } from "./snapshot-build.ts";

const script = "export const sofa = 'Harbor';\n".repeat(100);
let parent = "";
let build = "";
beforeEach(() => {
  parent = fs.mkdtempSync(path.join(os.tmpdir(), "store build "));
  build = path.join(parent, "build");
  fs.mkdirSync(path.join(build, "client", "assets"), { recursive: true });
  fs.mkdirSync(path.join(build, "client", ".vite"));
  fs.mkdirSync(path.join(build, "server"));
  fs.writeFileSync(path.join(build, "client", "assets", "home-a1.js"), script);
  fs.writeFileSync(path.join(build, "client", ".vite", "manifest.json"), "{}");
  fs.writeFileSync(path.join(build, "server", "index.js"), "export default 1;");
});
afterEach(() => fs.rmSync(parent, { recursive: true, force: true }));

const snapshot = () => snapshotBuild(build, { folder: path.join(parent, "builds"), name: "storefront-us" });

it("keeps serving a storefront's old build while it is built again", () => {
  const copy = snapshot();
  fs.rmSync(build, { recursive: true });
  expect(fs.readFileSync(path.join(copy, "client/assets/home-a1.js"), "utf8")).toBe(script);
  expect(fs.readFileSync(path.join(copy, "server/index.js"), "utf8")).toBe("export default 1;");
});

it("copies none of the builder's own files, and no pictures, which never change", () => {
  fs.mkdirSync(path.join(build, "pictures"));
  const copy = snapshot();
  expect(fs.existsSync(path.join(copy, "pictures"))).toBe(false);
  expect(fs.existsSync(path.join(copy, "client/.vite"))).toBe(false);
});

it("finds the copy of an unchanged build again, and drops that of an older one", () => {
  const first = snapshot();
  expect(snapshot()).toBe(first);
  fs.writeFileSync(path.join(build, "server", "index.js"), "export default 2;");
  const second = snapshot();
  expect(second).not.toBe(first);
  expect(fs.readdirSync(path.join(parent, "builds"))).toEqual([path.basename(second)]);
});
