import fs from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "../../..");
const source = "packages/ui-kit/src/early/protocol.ts";
// By its path: the kit is built with this package, which may not depend on it.
const protocol: Readonly<Record<string, string>> = await import(path.join(root, source));
const sources = "{apps,packages,tooling}/*/{*,{src,public,.storybook}/**/*}.{ts,tsx,js,mjs,css,html}";
const built = new Set(["node_modules", "dist", "build"]);

/** Files that spell a name of the protocol, with the reason; all others import it. */
const exceptions: Readonly<Record<string, string>> = {
  [source]: "names each",
  "packages/storefront/src/app/frame/page.css": "a style sheet",
  "packages/storefront/src/person/sign-in/sign-in-shell.css": "a style sheet",
  "packages/ui-kit/src/button/button.css": "a style sheet",
  "packages/ui-kit/src/form/form.css": "a style sheet",
  "packages/ui-kit/src/popup/popup.css": "a style sheet",
  "packages/ui-kit/src/early/head-page.fixture.ts": "writes a document as the server does",
  "packages/ui-kit/src/early/add.browser.tsx": "writes a document as the server does",
  "packages/ui-kit/src/early/head.browser.tsx": "writes a document as the server does",
  "packages/ui-kit/src/early/sign-in.browser.tsx": "writes a document as the server does",
  "packages/storefront/src/person/sign-in/lazy-sign-in.test.tsx": "writes a document as the server does",
};

const { startEvent = "", addedEvent = "", viewMark = "", heldModuleType = "", stylesId = "" } = protocol;
const valuesOf = (kind: string) =>
  Object.entries(protocol).flatMap(([name, value]) => (name.endsWith(kind) ? [value] : []));
const attributes = valuesOf("Attribute");
const either = (names: string[]) => `(?:${names.join("|")})`;
const toProperty = (attribute = "") =>
  attribute.slice("data-".length).replace(/-./g, ([, letter = ""]) => letter.toUpperCase());
const spelled = new RegExp(
  [
    `(?<![\\w-])${either([...attributes, heldModuleType, stylesId])}(?![\\w-])`,
    `dataset\\.${either(attributes.map(toProperty))}\\b`,
    `(["'\`])${either(valuesOf("Key"))}\\1`,
    // Common words, unless an event or a mark has them as its name.
    `(?:Listener|Event|\\bon|\\bmark|EntriesByName)\\(\\s*["'\`]${either([startEvent, addedEvent, viewMark])}["'\`]`,
  ].join("|"),
);

const spellers = fs
  .globSync(sources, { cwd: root, exclude: (name) => built.has(path.basename(name)) })
  .map((file) => file.split(path.sep).join("/"))
  .filter((file) => spelled.test(fs.readFileSync(path.join(root, file), "utf8")));

it("names of the protocol between the head and the application are imported from it, and spelled nowhere else", () => {
  expect(attributes.length).toBeGreaterThan(10);
  expect(spellers.sort()).toEqual(Object.keys(exceptions).sort());
});

it.each([
  [`document.querySelector("[${protocol.addsAttribute}]")`, true],
  [`root.dataset.${toProperty(protocol.signsInAttribute)} = ""`, true],
  [`<script ${protocol.viewAttribute}-path="/view">`, false],
  [`localStorage.getItem("${protocol.trayKey}")`, true],
  [`addEventListener("${addedEvent}", close)`, true],
  [`state === "${addedEvent}"`, false],
])("judges %s", (code, isSpelled) => expect(spelled.test(code)).toBe(isSpelled));
