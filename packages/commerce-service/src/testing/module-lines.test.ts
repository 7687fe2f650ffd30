import fs from "node:fs";
import path from "node:path";
import { type FolderLines, findUpwardImports, listFolders } from "@store/config/folder-lines";
import { expect, it } from "vitest";

const source = path.resolve(import.meta.dirname, "..");

/**
 * The folders of the service, in lines from the bottom to the top. A folder imports only from lower lines, never from its
 * own, types included.
 */
const lines: FolderLines = [
  ["ports", "free-text", "admission"],
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

it("has no folder without a line, and no line without its folder", () => {
  expect(listFolders(source)).toEqual(lines.flat().sort());
});

it("imports only from lower lines in every folder", () => {
  expect(findUpwardImports(source, lines)).toEqual([]);
});

it("describes each folder in the README", () => {
  const readme = fs.readFileSync(path.join(source, "../README.md"), "utf8");
  const [, tree = ""] = readme.match(/\nsrc\/ (.*?)\n```/s) ?? [];
  const named = [...tree.matchAll(/(?<=^ {2}|\/ {1,2})([\w-]+)(?=\/)/gm)].map(([name]) => name);
  expect(named.sort()).toEqual(lines.flat().sort());
});
