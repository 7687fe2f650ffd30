import { spawnSync } from "node:child_process";
import { once } from "node:events";
import net from "node:net";
import path from "node:path";
import { portOffsets } from "@store/storefront-server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildApps, type PlacedTree, placeTree } from "./place-tree.fixture.ts";
import { runTree } from "./run-tree.fixture.ts";
import { findPorts, openSurroundings, production, type Surroundings } from "./surroundings.fixture.ts";

let tree: PlacedTree;
let surroundings: Surroundings;
let usual: Record<string, string>;

beforeAll(async () => {
  buildApps();
  tree = placeTree("storefront-ca");
  surroundings = await openSurroundings();
  usual = {
    DATABASE_URL: await surroundings.createDatabase(),
    STORE_SECRET: "a".repeat(32),
    STORE_PORT: String(await findPorts()),
  };
}, 300_000);
afterAll(async () => {
  await surroundings?.close();
  tree?.remove();
});

it.each([
  ["no DATABASE_URL", { DATABASE_URL: "" }, "DATABASE_URL"],
  ["a database that nobody serves", { DATABASE_URL: "postgres://store@127.0.0.1:1/store" }, "DATABASE_URL"],
  ["no STORE_SECRET where it may write no file", { STORE_SECRET: "" }, "STORE_SECRET"],
  ["no origins", { ...production, STORE_ORIGIN_CA: "" }, "STORE_ORIGIN_CA"],
  ["no card processor in production", { ...production, STORE_PAYMENTS: "" }, "STORE_PAYMENTS"],
  ["a number of processes that is none", { STORE_PROCESSES: "two" }, "STORE_PROCESSES"],
])(
  "a tree with %s ends with one sentence that names the variable",
  { tags: ["deep"] },
  async (_what, settings, name) => {
    const { code, errors, output } = await runTree(tree, { ...usual, ...settings }).ended;
    expect(errors.trim().split("\n")).toEqual([expect.stringContaining(name)]);
    expect({ code, output }).toEqual({ code: 1, output: "" });
  },
);

it("a tree whose port is in use ends with one sentence that names it", { tags: ["deep"] }, async () => {
  const port = Number(usual.STORE_PORT) + portOffsets.CA;
  const holder = net.createServer().listen(port, "127.0.0.1");
  await once(holder, "listening");
  const { code, errors } = await runTree(tree, usual).ended;
  holder.close();
  expect(errors.trim().split("\n")).toEqual([expect.stringContaining(String(port))]);
  expect(code).toBe(1);
});

const nodes = (process.env.PATH ?? "").split(path.delimiter).map((folder) => path.join(folder, "node"));
const versionOf = (node: string) => spawnSync(node, ["--version"], { encoding: "utf8" }).stdout?.trim().slice(1) ?? "";
/** An older Node that is on this machine by chance. */
const oldNode = nodes.find((node) => ["20", "22"].includes(versionOf(node).split(".")[0] ?? ""));

it.runIf(oldNode)("a tree that an older Node runs ends with one sentence", { tags: ["deep"] }, async () => {
  const { code, errors } = await runTree({ ...tree, node: oldNode ?? "" }, usual).ended;
  expect(errors).toBe(`The store needs Node 24 or newer; this is ${versionOf(oldNode ?? "")}.\n`);
  expect(code).toBe(1);
});
