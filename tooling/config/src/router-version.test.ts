import fs from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";

const root = path.resolve(import.meta.dirname, "../../..");
const { catalog, overrides } = parse(fs.readFileSync(path.join(root, "pnpm-workspace.yaml"), "utf8"));
const lockFile = fs.readFileSync(path.join(root, "pnpm-lock.yaml"), "utf8");

const versionsOf = (name: string) => {
  const pattern = new RegExp(`^ {2}'?${name}@(\\d+\\.\\d+\\.\\d+)'?:$`, "gm");
  return [...new Set([...lockFile.matchAll(pattern)].map(([, version]) => version))];
};

it("the router and its server are installed once, at one version", () => {
  expect(catalog["@react-router/node"]).toBe(catalog["react-router"]);
  for (const name of ["react-router", "@react-router/node"]) expect(versionsOf(name)).toEqual([catalog[name]]);
});

it("the router's plugin has the router's version, or takes its server from there", () => {
  const plugin = catalog["@react-router/dev"];
  expect(versionsOf("@react-router/dev")).toEqual([plugin]);
  const isBehind = plugin !== catalog["react-router"];
  expect(overrides?.["@react-router/dev>@react-router/node"]).toBe(isBehind ? "catalog:" : undefined);
});
