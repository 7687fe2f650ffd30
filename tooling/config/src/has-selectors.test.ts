import fs from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const packages = path.resolve(import.meta.dirname, "../../../packages");

const sheets = fs
  .globSync("*/src/**/*.css", { cwd: packages })
  .map((file) => ({ file, css: fs.readFileSync(path.join(packages, file), "utf8").replace(/\/\*[\s\S]*?\*\//g, "") }));

/** `:has()` with the value of a field, or the absence of something as the condition of a descendant or a sibling. */
const slowHas =
  /:has\((?:[^()]|\([^()]*\))*\(?[^()]*\[value|:not\(:has\((?:[^()]|\([^()]*\))*\)\)[^\s,{>+~]*(?:\s*[>+~]|\s+[^\s,{])/;

// Each of the two makes a browser check the styles of a whole page at each key: 160 ms in a cart of a hundred lines on a
// slow phone, where 40 are needed.
it("no style sheet asks `:has()` for what changes at each key", () => {
  expect(sheets.length).toBeGreaterThan(50);
  expect(sheets.filter(({ css }) => slowHas.test(css)).map(({ file }) => file)).toEqual([]);
});

it.each([
  ['[data-part="ship-to"] { &:has(input[value^="a:"]:checked) > p { } }', true],
  ['[data-part="choice"]:not(:has(> [data-choice="pickup"] > :checked)) > & { }', true],
  ["p:has(input:not([value])) { }", true],
  ["&:has(b), [value] { }", false],
  ["p:not(:has(b)):hover\n{ }", false],
  ['& > [role="alert"]:not(:has(*)) { }', false],
  ['[data-part="radio-card"]:not(:has(:checked)), p { }', false],
  ['&:has(> [data-choice="pickup"] > :checked) { }', false],
])("judges %s", (css, isSlow) => expect(slowHas.test(css)).toBe(isSlow));
