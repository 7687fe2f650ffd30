import fs from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { folderLines } from "./folder-lines.ts";

const readme = path.resolve(import.meta.dirname, "../../../../packages/commerce-service/README.md");

it("the README of the service describes each of its folders", () => {
  const [, tree = ""] = fs.readFileSync(readme, "utf8").match(/\nsrc\/ (.*?)\n```/s) ?? [];
  const named = [...tree.matchAll(/(?<=^ {2}|\/ {1,2})([\w-]+)(?=\/)/gm)].map(([name]) => name);
  const folders = folderLines["commerce-service"]?.flat().filter((line) => !line.endsWith(".ts"));
  expect(named.sort()).toEqual(folders?.sort());
});
