import fs from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { testKit } from "./imports/import-rules.ts";
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
const isTestKit = new RegExp(testKit);

/** Files with test data that no shop runs, each with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  "@store/card-validation/src/check/hard-vectors.ts": "the program that tries another check asks it these numbers",
};

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
      const entries = Object.keys(publishConfig?.exports ?? {}).map((entry) => String(exports?.[entry]));
      expect(entries.filter((entry) => isTestKit.test(entry))).toEqual([]);
      const folder = path.join(root, "packages", name.replace("@store/", ""));
      const files = fs
        .globSync("src/**/*.{ts,tsx}", { cwd: folder })
        .map((file) => file.split(path.sep).join("/"))
        .filter((file) => !isTestKit.test(file) && !(`${name}/${file}` in exceptions));
      // A documented test card, the first gift card and the first account.
      const testData = /4111111111111111|6199 1000 2000|nell\.ashby/;
      expect(files.filter((file) => testData.test(fs.readFileSync(path.join(folder, file), "utf8")))).toEqual([]);
      expect(files).not.toEqual([]);
    },
  );

  it("keeps the domain packages free of all dependencies", () => {
    const dependent = manifests
      .filter(({ name }) => independent.includes(name))
      .filter((manifest) => needs(manifest).length > 0);
    expect(dependent.map(({ name }) => name)).toEqual([]);
  });
});
