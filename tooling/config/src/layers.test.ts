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
type Manifest = {
  name: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  exports?: Record<string, unknown>;
  publishConfig?: { exports?: Record<string, unknown> };
};
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

  it.each(manifests.filter(({ publishConfig }) => publishConfig))(
    "$name publishes no test kit, fault injection or test data",
    ({ name, exports, publishConfig }) => {
      const folder = path.join(root, "packages", name.replace("@store/", ""));
      const entries = Object.keys(publishConfig?.exports ?? {}).map((entry) => exports?.[entry]);
      const modules = entries.flatMap((entry) =>
        String(entry).match(/\.tsx?$/) ? [path.join(folder, `${entry}`)] : [],
      );
      const reached = new Set(modules);
      for (const file of reached) {
        const source = fs.readFileSync(file, "utf8");
        for (const [, specifier = ""] of source.matchAll(/(?:from |import\()"(\.[^"]+\.tsx?)"/g)) {
          const imported = path.join(path.dirname(file), specifier);
          // An example in a comment may name a file that does not exist.
          if (fs.existsSync(imported)) reached.add(imported);
        }
      }
      const isForTests = /\/(testing|faults)\/|\.(test|fixture|samples)\./;
      expect([...reached].filter((file) => isForTests.test(path.relative(folder, file)))).toEqual([]);
      // A documented test card, the first gift card and the first account.
      const testData = /4111111111111111|6199 1000 2000|nell\.ashby/;
      expect([...reached].filter((file) => testData.test(fs.readFileSync(file, "utf8")))).toEqual([]);
      expect(reached.size).toBeGreaterThan(0);
    },
  );

  it("keeps the domain packages free of all dependencies", () => {
    const dependent = manifests
      .filter(({ name }) => independent.includes(name))
      .filter((manifest) => needs(manifest).length > 0);
    expect(dependent.map(({ name }) => name)).toEqual([]);
  });
});
