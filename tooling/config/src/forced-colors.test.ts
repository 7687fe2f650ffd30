import fs from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const packages = path.resolve(import.meta.dirname, "../../../packages");

interface Rule {
  /** Its selectors and conditions, from the outermost. */
  path: readonly string[];
  declarations: readonly string[];
}

/** The rules of a style sheet with nested ones, each with its own declarations. */
function listRules(css: string): Rule[] {
  const rules: Rule[] = [];
  const open: { name: string; declarations: string[] }[] = [];
  for (const [, text = "", end] of css.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/([^{};]*)([{};])/g)) {
    if (end === "{") open.push({ name: text.trim(), declarations: [] });
    else if (text.includes(":")) open.at(-1)?.declarations.push(text.trim());
    if (end !== "}") continue;
    const path = open.map(({ name }) => name);
    rules.push({ path, declarations: open.pop()?.declarations ?? [] });
  }
  return rules;
}

/** In forced colors the browser chooses the colors of these, or leaves them out, gradients too. */
const color = /^(color|fill|stroke|background(-color|-image)?|border(-[a-z]+)*-color|(box|text)-shadow):/;
/**
 * What is seen whatever the colors are. A weight and a shape are as visible as in the store's colors, and no browser
 * changes an opacity; space, such as `padding`, says nothing, and a generated box without a text is only its background.
 */
const tells = new RegExp(
  [
    "^(border(-[a-z]+)*(?<!-color|-radius)|text-decoration(-line|-style|-thickness)?|font-(weight|style)|opacity|display|visibility):",
    "^(((min|max)-)?(width|height|inline-size|block-size)|transform|scale|rotate|translate|clip-path):",
    '^outline(-style|-width)?:(?! *(0|none))|^content:(?! *(""|none|normal))|^forced-color-adjust: *none',
    // The system's colors are kept, and told from one another.
    "^[a-z-]*(color|fill|stroke|border|outline)[a-z-]*:.*\\b(Highlight|GrayText|CanvasText|LinkText|ButtonText|SelectedItem)\\b",
  ].join("|"),
);
const state =
  /\[(?:aria-(?:current|selected|expanded|pressed|checked|disabled)|data-(?:state|unavailable))[^\]]*\]|:checked/;

/** The selector of what has a state, in parts, up to the state; null without one. */
function findBearer(path: readonly string[]): readonly string[] | null {
  const levels = path.filter((level) => !level.startsWith("@"));
  // Of a list of selectors that with the state.
  const one = levels.map((level) => level.split(/,(?![^(]*\))/).find((each) => state.test(each)) ?? level).join(" ");
  const found = state.exec(one);
  return found && (one.slice(0, found.index + found[0].length).match(/\[[^\]]*\]|:[\w-]+|[\w-]+|[>+~]/g) ?? []);
}

/** Whether a selector is at least as wide as another: each of its parts is there, maybe with a value. */
function covers(wide: readonly string[], narrow: readonly string[]): boolean {
  const isIn = (part: string) =>
    narrow.some((each) => each === part || (part.endsWith("]") && each.startsWith(`${part.slice(0, -1)}=`)));
  return wide.every(isIn);
}

/** States that rules of a style sheet tell by colors alone, also in forced colors: their selectors. */
function findUntold(css: string): string[] {
  const rules = listRules(css).flatMap(({ path, declarations }) => {
    const bearer = findBearer(path);
    return bearer ? [{ bearer, declarations }] : [];
  });
  const told = rules.filter(({ declarations }) => declarations.some((each) => tells.test(each)));
  const untold = rules.filter(
    ({ bearer, declarations }) =>
      declarations.some((each) => color.test(each)) && !told.some((rule) => covers(rule.bearer, bearer)),
  );
  return [...new Set(untold.map(({ bearer }) => bearer.join("")))];
}

/** What is told otherwise, each with how. */
const exceptions: Readonly<Record<string, string>> = {
  'checkout-ui/src/cart/line/cart-line.css: [data-part="cart-line"]:is[data-unavailable]': "a sentence says it",
  'checkout-ui/src/cart/line/cart-line.css: [data-part="line-fulfillment"]>:has:checked': "its input shows it",
  'product-ui/src/add-to-cart-form/add-to-cart-form.css: [data-part="choice"]:has:checked': "its input shows it",
  'product-ui/src/option-picker/option.css: [data-part="option"][data-unavailable]': "its text says it",
  'swatch-ui/src/order/order.css: [data-part="swatch-box"]:has:checked': "its input shows it",
  'ui-kit/src/radio-cards/radio-cards.css: [data-part="radio-card"]:has>input:checked': "its input shows it",
};

it("no style sheet tells a state by colors alone, which are gone in forced colors", () => {
  const sheets = fs.globSync("*/src/**/*.css", { cwd: packages });
  expect(sheets.length).toBeGreaterThan(50);
  const untold = sheets.flatMap((file) =>
    findUntold(fs.readFileSync(path.join(packages, file), "utf8")).map((name) => `${file}: ${name}`),
  );
  expect(untold.sort()).toEqual(Object.keys(exceptions).sort());
});

const current = '[data-part="a"][aria-current]';
it.each([
  ['[data-part="a"] { border: 1px solid transparent; &[aria-current] { border-color: red; } }', [current]],
  ['[data-part="a"] { &[aria-current] { color: red; padding: 0; } }', [current]],
  ['[data-part="a"] { &[aria-current] { color: red; outline: 0; content: ""; border-radius: 1px } }', [current]],
  ['[data-part="a"] { &[aria-current] { background: linear-gradient(red, red); } }', [current]],
  ['[data-part="a"] { &[aria-current] { color: red; } & > b[aria-current] { border: 1px solid; } }', [current]],
  ['[data-part="a"] { &[aria-current] { color: red; } @media (forced-colors: active) { color: red; } }', [current]],
  [
    '[data-part="a"] { &[aria-current] { color: red; } @media (forced-colors: active) { &[aria-current] { color: red; } } }',
    [current],
  ],
  ['[data-part="a"] { &:hover, &:has(:checked) { background: red; } }', ['[data-part="a"]:has:checked']],
  [
    '[data-part="a"] { & > b:is(:hover, [aria-expanded="true"]) { background: red } }',
    ['[data-part="a"]>b:is:hover[aria-expanded="true"]'],
  ],
  [
    '[data-part="a"] { &[data-state="done"] { color: red; } &[data-state="current"] { color: red; font-weight: 600; } }',
    ['[data-part="a"][data-state="done"]'],
  ],
  ['[data-part="a"][aria-selected="true"] { color: red; font-weight: 600; }', []],
  ['[data-part="a"] { &[aria-current] { border: 1px solid; color: red; } }', []],
  ['[data-part="a"] { &[data-look="b"][aria-current] { color: red; } &[aria-current] { outline: 1px solid; } }', []],
  ['[data-part="a"] { &[aria-current] { font-weight: 600; } &:hover { color: red; } }', []],
  [
    '[data-part="a"] { &[aria-current] { color: red; } @media (forced-colors: active) { &[aria-current] { border-color: Highlight; } } }',
    [],
  ],
])("judges %s", (css, untold) => expect(findUntold(css)).toEqual(untold));
