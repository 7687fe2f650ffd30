import fs from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { forbidden, independent, layers } from "./layers.ts";

const root = path.resolve(import.meta.dirname, "../../..");
const manifests = ["packages", "apps"].flatMap((parent) =>
  fs.readdirSync(path.join(root, parent)).flatMap((folder) => {
    const file = path.join(root, parent, folder, "package.json");
    return fs.existsSync(file) ? [JSON.parse(fs.readFileSync(file, "utf8")) as Manifest] : [];
  }),
);
type Manifest = { name: string; dependencies?: Record<string, string>; peerDependencies?: Record<string, string> };
const needs = (manifest: Manifest) => Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });

describe("the layers of the packages", () => {
  it.each(manifests)("$name has a known layer and depends only on lower ones", (manifest) => {
    const layer = layers[manifest.name];
    expect(layer).toBeDefined();
    const notBelow = needs(manifest).filter(
      (name) => name.startsWith("@store/") && (layers[name] ?? 99) >= (layer ?? -1),
    );
    expect(notBelow).toEqual([]);
    expect(needs(manifest).filter((name) => forbidden[manifest.name]?.includes(name))).toEqual([]);
  });

  it("keeps the domain packages free of every dependency", () => {
    const dependent = manifests
      .filter(({ name }) => independent.includes(name))
      .filter((manifest) => needs(manifest).length > 0);
    expect(dependent.map(({ name }) => name)).toEqual([]);
  });
});
