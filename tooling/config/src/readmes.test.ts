import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { listImportedPackages, readReadmes } from "@store/dev/readmes";
import { afterAll, expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "../../..");
const readmes = readReadmes(root);
/** In each package, so that a block finds what the package itself would. */
const folderOf = (folder: string) => path.join(folder, ".readme");

afterAll(() => {
  for (const { folder } of readmes) fs.rmSync(folderOf(folder), { recursive: true, force: true });
});

it.each(readmes.map((readme) => [readme.name, readme] as const))(
  "the install line of %s names every package of its examples",
  (name, { blocks, installed }) => {
    const imported = blocks.flatMap(listImportedPackages);
    expect(installed).toContain(name);
    expect([...new Set(imported)].filter((one) => !installed.includes(one))).toEqual([]);
  },
);

it.each([
  ["@store/card-validation", /accepted: \["Visa"/],
  ["@store/postal-and-address", /endingMax: domainPartMax/],
  ["@store/price-format", /locale: "en-CA"/],
])("the first example of %s shows the option that a stranger needs", (name, option) => {
  expect(readmes.find((readme) => readme.name === name)?.blocks[0]?.code).toMatch(option);
});

it("every code block of a README compiles as it stands", { tags: ["deep"], timeout: 60_000 }, () => {
  const files = readmes.flatMap(({ folder, blocks }) => {
    fs.mkdirSync(folderOf(folder), { recursive: true });
    return blocks.map(({ language, code }, index) => {
      const file = path.join(folderOf(folder), `block-${index + 1}.${language}`);
      // Without an import or export, a block would share its names with the others.
      fs.writeFileSync(file, `${code}\nexport {};\n`);
      return file;
    });
  });
  const assets = path.join(folderOf(path.join(root, "packages/ui-kit")), "assets.d.ts");
  fs.writeFileSync(assets, 'declare module "*?url" {\n  const url: string;\n  export default url;\n}\n');
  const project = path.join(folderOf(path.join(root, "packages/ui-kit")), "tsconfig.json");
  const typeRoots = [path.join(root, "tooling/config/node_modules/@types")];
  const compilerOptions = { noUncheckedSideEffectImports: false, types: ["node"], typeRoots };
  fs.writeFileSync(
    project,
    JSON.stringify({ extends: path.join(root, "tsconfig.base.json"), compilerOptions, files: [...files, assets] }),
  );
  const tsc = path.join(root, "tooling/config/bin/tsc7.mjs");
  const { stdout, status } = spawnSync(process.execPath, [tsc, "-p", project, "--pretty", "false"], {
    cwd: root,
    encoding: "utf8",
  });
  expect(stdout).toBe("");
  expect(status).toBe(0);
});
