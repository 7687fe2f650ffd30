import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { templateKey } from "./template-key.ts";

let root = "";
const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
};
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "store key "));
  write("pnpm-lock.yaml", "1");
  write("packages/commerce-service/src/database/migrations/0001.ts", "create table sofa");
  write("packages/sample-store/src/sofas.ts", "Harbor");
});
afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

it.each([
  ["a migration", "packages/commerce-service/src/database/migrations/0001.ts"],
  ["a new migration", "packages/commerce-service/src/database/migrations/0002.ts"],
  ["the sample data", "packages/sample-store/src/sofas.ts"],
  ["the lock file", "pnpm-lock.yaml"],
  ["the settings of the server", "tooling/dev/src/database/server-settings.ts"],
])("the key of the template changes with %s", (_, file) => {
  const before = templateKey(root);
  write(file, "changed");
  expect(templateKey(root)).not.toBe(before);
});

it.each(["packages/sample-store/src/sofas.test.ts", "packages/checkout-ui/src/cart.tsx"])(
  "the key of the template stays when %s changes",
  (file) => {
    const before = templateKey(root);
    write(file, "changed");
    expect(templateKey(root)).toBe(before);
  },
);
