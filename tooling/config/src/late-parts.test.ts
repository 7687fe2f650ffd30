import fs from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const packages = path.resolve(import.meta.dirname, "../../../packages");
const sources = new Map(
  fs
    .globSync("*/src/**/*.{ts,tsx}", { cwd: packages })
    .filter((file) => !/\.(?:test|browser|stories|fixture|samples)\.tsx?$/.test(file))
    .map((file) => [file.split(path.sep).join("/"), fs.readFileSync(path.join(packages, file), "utf8")]),
);

/** Files that load a component late in another way, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  "mail/src/create-mailer.ts": "a server renders mails, and nothing waits on a page",
  "storefront/src/person/sign-in/lazy-sign-in.tsx": "the script of the popup also decides whether it opens",
};

const reactLazy = /import\s*\{[^}]*\blazy\b[^}]*\}\s*from "react"/;
const lazyPartCall = /\blazyPart(?:<[^()]*>)?\(/g;

/** What a source imports late outside of a call of `lazyPart`. */
function findBareImports(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  const calls = [...code.matchAll(lazyPartCall)].map(({ index, 0: start }) => {
    let end = index + start.length;
    for (let depth = 1; depth > 0 && end < code.length; end++) depth += { "(": 1, ")": -1 }[code.charAt(end)] ?? 0;
    return { index, end };
  });
  return [...code.matchAll(/\bimport\(\s*"([^"]+)"/g)]
    .filter(({ index }) => !calls.some((call) => call.index < index && index < call.end))
    .map(([, name = ""]) => name);
}

/** Whether a module is that of a component: its file, or that of a package's entry, holds JSX. */
function isComponent(name: string): boolean {
  const [, owner = "", entry] = /^@store\/([\w-]+)\/(.+)$/.exec(name) ?? [];
  if (entry === undefined) return name.endsWith(".tsx");
  const manifest = JSON.parse(fs.readFileSync(path.join(packages, owner, "package.json"), "utf8"));
  return String(manifest.exports[`./${entry}`]).endsWith(".tsx");
}

it("components are loaded late by `lazyPart` alone, which says what is shown meanwhile and without them", () => {
  const others = [...sources].filter(
    ([file, source]) => !(file in exceptions) && findBareImports(source).some(isComponent),
  );
  expect(others.map(([file]) => file)).toEqual([]);
  const gone = Object.keys(exceptions).filter((file) => !findBareImports(sources.get(file) ?? "").some(isComponent));
  expect(gone).toEqual([]);
});

it("only `lazyPart` is made of React's `lazy`, which replaces the page if a script is lost", () => {
  const lazy = [...sources].filter(([, source]) => reactLazy.test(source)).map(([file]) => file);
  expect(lazy).toEqual(["ui-kit/src/lazy-part/lazy-part.tsx"]);
});

it.each([
  ['const Part = lazyPart(() => import("./part.tsx").then((part) => part.Part));', []],
  [
    'const Part = lazyPart<Props>(\n  () => import("./part.tsx").then((part) => part.Part),\n  { fallback: null },\n);',
    [],
  ],
  ['const load = () => import("./part.tsx");\nconst Part = lazyPart(load);', ["./part.tsx"]],
  ['const Part = lazyPart(load);\nconst other = () => import("./part.tsx");', ["./part.tsx"]],
  ['/** @example lazyWritten(() => import("./part.tsx")) */', []],
])("of %j the bare imports are %j", (source, imports) => expect(findBareImports(source)).toEqual(imports));

it("knows the components of other packages", () => {
  expect(
    ["@store/sectional-ui/frame-view", "@store/contract/cart", "./part.tsx", "./part.ts"].map(isComponent),
  ).toEqual([true, false, true, false]);
});
