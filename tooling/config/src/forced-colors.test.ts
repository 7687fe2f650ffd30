import fs from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const packages = path.resolve(import.meta.dirname, "../../../packages");

interface Rule {
  /** Its selectors and conditions, from the outermost. */
  path: string;
  properties: readonly string[];
}

/** The rules of a style sheet with nested ones, each with its own declarations. */
function listRules(css: string): Rule[] {
  const rules: Rule[] = [];
  const open: { name: string; properties: string[] }[] = [];
  for (const [, text = "", end] of css.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/([^{};]*)([{};])/g)) {
    if (end === "{") open.push({ name: text.trim(), properties: [] });
    else if (text.includes(":")) open.at(-1)?.properties.push(text.slice(0, text.indexOf(":")).trim());
    if (end !== "}") continue;
    const path = open.map(({ name }) => name).join(" ");
    rules.push({ path, properties: open.pop()?.properties ?? [] });
  }
  return rules;
}

/** In forced colors the browser chooses the colors of these, or leaves them out; a transparent border is visible. */
const color = /^(color|background(-color)?|border(-[a-z]+)*-color|box-shadow)$/;
const state = /\[(aria-(?:current|selected|expanded|pressed|checked)|data-state)/;

/** States that a style sheet tells by colors alone, also in forced colors: `part state`. */
function findUntold(css: string): string[] {
  const rules = listRules(css).flatMap(({ path, properties }) => {
    const [, attribute] = state.exec(path) ?? [];
    if (attribute === undefined || properties.length === 0) return [];
    const [, part = ""] = /\[data-part="([\w-]+)"/.exec(path) ?? [];
    const isForced = path.includes("forced-colors: active");
    const isColored = properties.some((property) => color.test(property));
    const isTold = isForced || properties.some((property) => !color.test(property) && property !== "font-weight");
    return [{ name: `${part} ${attribute}`, isColored, isTold }];
  });
  const told = new Set(rules.filter(({ isTold }) => isTold).map(({ name }) => name));
  return [...new Set(rules.filter(({ name, isColored }) => isColored && !told.has(name)).map(({ name }) => name))];
}

it("no style sheet tells a state by colors alone, which are gone in forced colors", () => {
  const sheets = fs.globSync("*/src/**/*.css", { cwd: packages });
  expect(sheets.length).toBeGreaterThan(50);
  const untold = sheets.flatMap((file) =>
    findUntold(fs.readFileSync(path.join(packages, file), "utf8")).map((name) => `${file}: ${name}`),
  );
  expect(untold).toEqual([]);
});

it.each([
  ['[data-part="a"] { border: 1px solid transparent; &[aria-current] { border-color: red; } }', ["a aria-current"]],
  ['[data-part="a"] { & > b:is(:hover, [aria-expanded="true"]) { background: red } }', ["a aria-expanded"]],
  ['[data-part="a"][aria-selected="true"] { color: red; font-weight: 600; }', ["a aria-selected"]],
  ['[data-part="a"] { &[aria-current] { border: 1px solid; color: red; } }', []],
  ['[data-part="a"] { &[aria-current] { font-weight: 600; } &:hover { color: red; } }', []],
  [
    '[data-part="a"] { &[aria-current] { color: red; } @media (forced-colors: active) { color: red; } }',
    ["a aria-current"],
  ],
  [
    '[data-part="a"] { &[aria-current] { color: red; } @media (forced-colors: active) { &[aria-current] { outline: 0; } } }',
    [],
  ],
])("judges %s", (css, untold) => expect(findUntold(css)).toEqual(untold));
