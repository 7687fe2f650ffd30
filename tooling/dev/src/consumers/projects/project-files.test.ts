import { expect, it } from "vitest";
import { projectFiles } from "./project-files.ts";

const files = projectFiles([
  { specifier: "@store/price-format", asked: [["sumCents", [[1]], 1]], refused: [] },
  { specifier: "@store/a/b", asked: [["c", [], 1]], refused: [] },
]);

it("holds one program per specifier and kind of consumer", () => {
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(["esm/price-format.js", "commonjs/a-b.js", "nodenext/a-b.mts", "nodenext/a-b.cts"]),
  );
  expect(JSON.parse(files["commonjs/package.json"] ?? "")).toEqual({ type: "commonjs" });
  expect(files["browser/index.html"]).toContain('<script type="module" src="./a-b.js">');
});

it("lets TypeScript look at our declarations, strictly", () => {
  for (const name of ["nodenext", "bundler"])
    expect(JSON.parse(files[`${name}/tsconfig.json`] ?? "").compilerOptions).toMatchObject({
      strict: true,
      skipLibCheck: false,
    });
});

it("imports for nothing, once by the name alone and once a function", () => {
  expect(files["unused/with-imports.js"]).toBe(
    `import "@store/price-format";
import { sumCents as unused0 } from "@store/price-format";
import "@store/a/b";
import { c as unused1 } from "@store/a/b";
${files["unused/without.js"]}`,
  );
});
