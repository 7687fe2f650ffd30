import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const apps = path.resolve(import.meta.dirname, "../../../../apps");
const filesOf = (app: string) =>
  execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    cwd: path.join(apps, app),
    encoding: "utf8",
  })
    .trim()
    .split("\n")
    .sort();
const textOf = (app: string, file: string) =>
  fs.readFileSync(path.join(apps, app, file), "utf8").replace(`"@store/${app}"`, '"@store/<this app>"');

describe("the two storefront apps", () => {
  it("have the same files with the same content, except for store.config.ts [SITE-02]", () => {
    const files = filesOf("storefront-us");
    expect(filesOf("storefront-ca")).toEqual(files);
    const different = files.filter((file) => textOf("storefront-us", file) !== textOf("storefront-ca", file));
    expect(different).toEqual(["store.config.ts"]);
  });
});
