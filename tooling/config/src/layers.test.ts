import fs from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { alone, floors, forbidden } from "./layers.ts";

const root = path.resolve(import.meta.dirname, "../../..");
const manifests = ["packages", "apps"].flatMap((roof) =>
  fs.readdirSync(path.join(root, roof)).flatMap((folder) => {
    const file = path.join(root, roof, folder, "package.json");
    return fs.existsSync(file) ? [JSON.parse(fs.readFileSync(file, "utf8")) as Manifest] : [];
  }),
);
type Manifest = { name: string; dependencies?: Record<string, string>; peerDependencies?: Record<string, string> };
const needs = (manifest: Manifest) => Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });

describe("the floors of the house", () => {
  it.each(manifests)("$name is on a known floor and depends only on lower ones", (manifest) => {
    const floor = floors[manifest.name];
    expect(floor).toBeDefined();
    const notBelow = needs(manifest).filter(
      (name) => name.startsWith("@store/") && (floors[name] ?? 99) >= (floor ?? -1),
    );
    expect(notBelow).toEqual([]);
    expect(needs(manifest).filter((name) => forbidden[manifest.name]?.includes(name))).toEqual([]);
  });

  it("keeps the domain packages free of every dependency", () => {
    const loaded = manifests
      .filter(({ name }) => alone.includes(name))
      .filter((manifest) => needs(manifest).length > 0);
    expect(loaded.map(({ name }) => name)).toEqual([]);
  });
});
