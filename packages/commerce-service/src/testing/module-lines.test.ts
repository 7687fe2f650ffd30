import fs from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const source = path.resolve(import.meta.dirname, "..");

/**
 * The folders of the service, in lines from the bottom to the top. A folder imports only from lower lines, never from its
 * own, types included.
 */
const lines: readonly (readonly string[])[] = [
  ["ports", "free-text"],
  ["designs"],
  ["database"],
  ["service", "delivery", "mail", "sandbox"],
  ["pricing", "registries", "places", "popups", "logging"],
  ["basket"],
  ["views", "promotions"],
  ["checkout", "swatches"],
  ["account", "tenders", "catalog", "gifts", "payment"],
  ["cart", "wallets", "registry", "rewards", "recommendations", "sectionals", "special-order", "personalization"],
  ["orders"],
  ["app"],
  ["node"],
  ["testing"],
];
const lineOf = new Map(lines.flatMap((folders, line) => folders.map((folder) => [folder, line] as const)));

/** Code that runs in the store: tests and their fixtures may import anything. */
const files = fs
  .readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !/\.(test|fixture|samples)\.ts$/.test(file))
  .map((file) => file.split(path.sep).join("/"))
  .filter((file) => file.includes("/"));
const folderOf = (file: string) => file.split("/")[0] ?? "";

function importsOf(file: string): string[] {
  const text = fs.readFileSync(path.join(source, file), "utf8");
  const specifiers = [...text.matchAll(/\b(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)].map(
    ([, specifier = ""]) => specifier,
  );
  return specifiers.map((specifier) => path.posix.join(path.posix.dirname(file), specifier));
}

it("has no folder without a line, and no line without its folder", () => {
  expect([...new Set(files.map(folderOf))].sort()).toEqual([...lineOf.keys()].sort());
});

it.each([...lineOf])("%s imports only from lower lines", (folder, line) => {
  const allowed = lines.slice(0, line).flat();
  const upward = files
    .filter((file) => folderOf(file) === folder)
    .flatMap((file) =>
      importsOf(file)
        .filter((target) => folderOf(target) !== folder && !allowed.includes(folderOf(target)))
        .map((target) => `${file} imports ${target}`),
    );
  expect(upward, `${folder} may import from: ${allowed.join(", ") || "no other folder"}`).toEqual([]);
});

it("describes each folder in the README", () => {
  const readme = fs.readFileSync(path.join(source, "../README.md"), "utf8");
  const [, tree = ""] = readme.match(/\nsrc\/ (.*?)\n```/s) ?? [];
  const named = [...tree.matchAll(/(?<=^ {2}|\/ {1,2})([\w-]+)(?=\/)/gm)].map(([name]) => name);
  expect(named.sort()).toEqual([...lineOf.keys()].sort());
});
