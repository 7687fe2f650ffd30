import fs from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { workspaceRoot } from "@store/dev/workspace/workspace-root";
import { memorySettings, portOffsets, readServerSettings } from "@store/storefront-server";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

// No container tool runs where this is tested: these are the parts that a text can be held to.
const read = (file: string) => fs.readFileSync(path.join(workspaceRoot, file), "utf8");
const container = read("tooling/deploy/Containerfile");
const unit = read("tooling/deploy/store@.service");
const compose: {
  services: Record<string, { ports?: string[]; env_file: string; image: string; build?: { args: { APP: string } } }>;
} = parse(read("tooling/deploy/compose.yaml"), { merge: true });
const example = parseEnv(read("tooling/deploy/store.env.example"));
const storefronts = Object.entries(compose.services).filter(([, { build }]) => build);
// A machine with much memory.
const memory = memorySettings(2 ** 40, "");

describe("the container file", () => {
  it("uses the version of Node that the repository does", () => {
    const { catalog } = parse(read("pnpm-workspace.yaml"));
    expect(/^ARG NODE=([\d.]+)-/m.exec(container)?.[1]).toBe(catalog.node);
  });

  it("opens the ports of both sites and of their planners", () => {
    const { US, CA, planner, plannerOfCanada } = portOffsets;
    const ports = [US, CA, planner, plannerOfCanada].map((offset) => 3000 + offset);
    expect(/^EXPOSE (.+)$/m.exec(container)?.[1]?.split(" ").map(Number)).toEqual(ports);
    const published = storefronts.flatMap(([, { ports = [] }]) => ports).map((port) => Number(port.split(":").at(-1)));
    expect(published.sort()).toEqual(ports);
  });

  it("begins only programs that are in the repository, and runs as no root", () => {
    const named = [...container.matchAll(/\b(?:apps|tooling)\/[\w./-]+\.ts\b/g)].map(([file]) => file);
    expect(named.length).toBeGreaterThan(0);
    for (const file of named) expect(fs.existsSync(path.join(workspaceRoot, file))).toBe(true);
    expect(/^USER (\d+)/m.exec(container)?.[1]).toMatch(/^[1-9]/);
  });
});

describe("the compose file", () => {
  it("runs both storefronts, each built from its app", () => {
    expect(storefronts.map(([name]) => name)).toEqual(["storefront-us", "storefront-ca"]);
    for (const [name, { build, image }] of storefronts) {
      expect([image, build?.args.APP]).toEqual([name, name]);
      expect(fs.existsSync(path.join(workspaceRoot, "apps", name, "main.ts"))).toBe(true);
    }
  });

  it("names files of settings of which there are examples", () => {
    for (const { env_file } of Object.values(compose.services))
      expect(fs.existsSync(path.join(workspaceRoot, "tooling/deploy", `${env_file}.example`))).toBe(true);
  });
});

it("the example of settings is accepted, and serves a production store", () => {
  expect(readServerSettings(example)).toMatchObject({ ok: true, settings: { environment: "production", demo: false } });
});

it.each([
  ["container file", container],
  ["unit", unit],
])("the %s gives Node the memory that `start` does", (_name, text) => {
  for (const option of memory.execArgv) expect(text).toContain(option);
  for (const [name, value] of Object.entries(memory.env)) expect(text).toContain(`${name}=${value}`);
});
