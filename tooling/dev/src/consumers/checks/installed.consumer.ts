import fs from "node:fs";
import path from "node:path";
import { expect, inject, it } from "vitest";
import { runStep } from "../run-step.ts";

const { project, packages, tools } = inject("consumerTest");

it("runs on Node 20, independently of the workspace's version", async () => {
  expect(await runStep("asking Node's version", tools.node, ["--version"], { cwd: project })).toMatch(/^v20\./);
});

it("installs the packages and nothing else", () => {
  const modules = path.join(project, "node_modules");
  const installed = fs.readdirSync(modules).flatMap((name) => {
    if (name.startsWith(".")) return [];
    return name.startsWith("@") ? fs.readdirSync(path.join(modules, name)).map((part) => `${name}/${part}`) : [name];
  });
  expect(installed.sort()).toEqual([...packages].sort());
});

it.each(packages)("takes %s from the registry of this run, not from the workspace", (name) => {
  const folder = path.join(project, "node_modules", name);
  expect(fs.lstatSync(folder).isSymbolicLink()).toBe(false);
  const lock = JSON.parse(fs.readFileSync(path.join(project, "node_modules", ".package-lock.json"), "utf8"));
  expect(lock.packages[`node_modules/${name}`].integrity).toMatch(/^sha512-/);
  expect(fs.existsSync(path.join(folder, "src"))).toBe(false);
});
