import fs from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const source = path.resolve(import.meta.dirname, "../../../packages/commerce-service/src");

/** Where SQL may stand outside the `queries` folder of a module, each with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  "database/": "creates the tables, and writes rows of any table",
  "testing/": "not published: sets up and reads the database of a test",
};

/** A query of Kysely, or an import from it that makes SQL. */
const sqlPattern =
  /\.(?:selectFrom|selectNoFrom|insertInto|replaceInto|mergeInto|updateTable|deleteFrom)\(|\bsql(?:<[^`]*>)?`|\bsql\.\w|\bCompiledQuery\b/;

const holdsSql = (file: string) => sqlPattern.test(fs.readFileSync(path.join(source, file), "utf8"));
const files = fs
  .globSync("**/*.ts", { cwd: source })
  .map((file) => file.split(path.sep).join("/"))
  .filter((file) => !/\.(?:test|fixture|samples)\.ts$/.test(file) && !file.split("/").includes("queries"))
  .filter(holdsSql)
  .sort();

describe("the SQL of the service", () => {
  it("stands only in the `queries` folders of its modules", () => {
    const isAllowed = (file: string) => Object.keys(exceptions).some((folder) => file.startsWith(folder));
    expect(files.filter((file) => !isAllowed(file))).toEqual([]);
  });

  it.each(Object.keys(exceptions))("stands in %s, which is therefore an exception", (folder) => {
    expect(files.filter((file) => file.startsWith(folder))).not.toEqual([]);
  });
});
