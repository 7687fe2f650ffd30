import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";

const home = path.resolve(import.meta.dirname, "..");
const folder = fs.mkdtempSync(path.join(home, "node_modules/.package-build-"));
const declaration = "export declare function value(): number;\n";

/** A package with a component, a function, and one that a server calls although it imports React. */
const files: Readonly<Record<string, string>> = {
  "package.json": JSON.stringify({ name: "a-package", type: "module", peerDependencies: { react: "*" } }),
  "tsconfig.json": JSON.stringify({ compilerOptions: { jsx: "react-jsx", ignoreDeprecations: "6.0" } }),
  "tsup.config.mts": `import { packageBuild } from ${JSON.stringify(path.join(home, "tsup.ts"))};
export default packageBuild(
  { part: "src/part.tsx", plain: "src/plain.ts", action: "src/action.ts" },
  { onServers: ["action"] },
);
`,
  "src/shared.tsx": 'import { useId } from "react";\nexport const Part = () => <p id={useId()} />;\n',
  "src/part.tsx": '"use client";\nexport { Part } from "./shared.tsx";\n',
  "src/action.ts": 'import { Part } from "./shared.tsx";\nexport const value = () => Part.length;\n',
  "src/plain.ts": "export const value = () => 1;\n",
  ".types/part.d.ts": declaration,
  ".types/plain.d.ts": declaration,
  ".types/action.d.ts": declaration,
};

beforeAll(() => {
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
  }
  const tsup = path.join(home, "node_modules/tsup/dist/cli-default.js");
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsup], { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(stdout + stderr);
}, 60_000);
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const read = (name: string) => fs.readFileSync(path.join(folder, "dist", name), "utf8");

it.each([
  ["part", true],
  ["plain", false],
  ["action", false],
])("the entry %s begins with the directive of a component: %s", (name, expected) => {
  for (const ending of ["js", "cjs"]) expect(read(`${name}.${ending}`).startsWith('"use client";\n')).toBe(expected);
});

it("keeps the source map at its lines", () => {
  expect(JSON.parse(read("part.js.map")).mappings).toMatch(/^;/);
});
