import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, expect, it } from "vitest";
import { findBundledPackages } from "./storefront-tree.ts";

const root = fs.mkdtempSync(path.join(os.tmpdir(), "store packages "));
afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

/** Installs a package as pnpm does; returns the id of a module in it. */
function install(name: string, version: string): string {
  const folder = path.join(root, `node_modules/.pnpm/${name.replace("/", "+")}@${version}/node_modules/${name}`);
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, "package.json"), JSON.stringify({ name, version }));
  return path.join(folder, "lib/index.js");
}

it("lists each package once, and each version of it", () => {
  const modules = [
    install("zod", "4.6.7"),
    install("zod", "4.6.7").replace("index", "other"),
    `\0${install("zod", "3.0.0")}?commonjs`,
    install("@hono/node-server", "2.1.8"),
    path.join(root, "packages/contract/src/index.ts"),
    "\0rolldown/runtime.js",
  ];
  expect(findBundledPackages(modules)).toEqual(["@hono/node-server@2.1.8", "zod@3.0.0", "zod@4.6.7"]);
});
