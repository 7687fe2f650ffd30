import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { checkImports } from "./check-imports.ts";

/** A workspace whose imports break each rule, and what is said of it. */
const planted: readonly (readonly [file: string, text: string, ...problems: string[]])[] = [
  [
    "packages/ui-kit/src/button/button.ts",
    'import { cart } from "@store/contract/cart";',
    "imports packages/contract/src/cart/cart.ts, but @store/ui-kit may import from: @store/card-validation, @store/postal-and-address, @store/price-format, @store/cart-merge",
  ],
  [
    "packages/checkout-client/src/client.ts",
    'import type { Part } from "react"; import { newKey } from "./new-key.ts"; import { cart } from "@store/contract/cart";',
    "imports node_modules/react/index.js, but @store/checkout-client may import from: @store/card-validation, @store/postal-and-address, @store/price-format, @store/cart-merge, @store/contract; never from: react, jotai",
  ],
  ["packages/checkout-client/src/new-key.ts", "export const newKey = () => 1;"],
  [
    "packages/price-format/src/index.ts",
    'export { useState } from "react"; import "node:fs"; import "./prices/price.ts";',
    "imports node_modules/react/index.js, but @store/price-format may import only its own files",
  ],
  ["packages/price-format/src/prices/price.ts", ""],
  [
    "packages/storefront-server/src/admission/turns.ts",
    'import type { Setting } from "../settings/settings.ts"; import "../metrics/metrics.ts"; import "./more-turns.ts";',
    "imports packages/storefront-server/src/settings/settings.ts, but admission, settings of storefront-server may import from: forwarding, supervision, metrics",
  ],
  ["packages/storefront-server/src/admission/more-turns.ts", ""],
  [
    "packages/storefront-server/src/settings/settings.ts",
    'export type { Serve } from "../serve/serve.ts";',
    "imports packages/storefront-server/src/serve/serve.ts, but admission, settings of storefront-server may import from: forwarding, supervision, metrics",
  ],
  ["packages/storefront-server/src/settings/settings.test.ts", 'import "../serve/serve.ts";'],
  [
    "packages/storefront-server/src/metrics/metrics.ts",
    'const load = () => import("../forwarding.ts");',
    "imports packages/storefront-server/src/forwarding.ts, but metrics of storefront-server may import from: forwarding, supervision",
  ],
  ["packages/storefront-server/src/forwarding.ts", 'import "./serve/serve.ts";', "has no line in folder-lines.ts"],
  ["packages/storefront-server/src/serve/serve.ts", ""],
  ["packages/storefront-server/src/new-folder/new.ts", ""],
  [
    "packages/storefront/src/web/config/brands.ts",
    'import "../urls/paths.ts"; import "./sites.ts"; import "../../root.tsx";',
    "imports packages/storefront/src/root.tsx, but web/config, web/hydration, web/urls of storefront may import from: no other folder",
    "imports packages/storefront/src/web/urls/paths.ts, but web/config, web/hydration, web/urls of storefront may import from: no other folder",
  ],
  ["packages/storefront/src/web/config/sites.ts", ""],
  ["packages/storefront/src/web/urls/paths.ts", ""],
  ["packages/storefront/src/buy/cart/cart.ts", 'import "../../web/urls/paths.ts";'],
  [
    "packages/storefront/src/web/urls/cart-paths.ts",
    'import "../../buy/cart/cart.ts";',
    "imports packages/storefront/src/buy/cart/cart.ts, but web/config, web/hydration, web/urls of storefront may import from: no other folder",
  ],
  ["packages/storefront/src/web/loose.ts", ""],
  ["packages/storefront/src/loose.ts", 'import "./root.tsx";', "has no line in folder-lines.ts"],
  ["packages/storefront/src/loose.test.ts", 'import "./loose.ts";'],
  ["packages/storefront/src/root.tsx", 'import "./web/config/sites.ts";'],
  [
    "packages/cart-merge/src/line.ts",
    'import type { merge } from "./merge.ts";',
    "imports packages/cart-merge/src/merge.ts, which imports packages/cart-merge/src/line.ts, but files may not import each other in a circle, types included",
  ],
  ["packages/cart-merge/src/merge.ts", 'import type { Line } from "./line.ts";'],
  [
    "packages/mail/src/mail.ts",
    'import "@store/contract/testing"; import "./mail.fixture.ts";',
    "imports packages/contract/src/testing/clock.ts, but what runs in the store may not import test kits, fault injection, tests and their fixtures",
    "imports packages/mail/src/mail.fixture.ts, but what runs in the store may not import test kits, fault injection, tests and their fixtures",
  ],
  ["packages/mail/src/mail.fixture.ts", 'import "@store/contract/testing";'],
  [
    "apps/storefront-us/server/app.ts",
    'import "@store/contract/nothing"; import "./+types/app"; import "@store/contract/styles.css?url";',
    "imports @store/contract/nothing, but no such module is in the workspace",
  ],
  ["packages/contract/src/testing/clock.ts", ""],
  ["packages/contract/src/cart/cart.ts", "export const cart = 1;"],
  [
    "packages/product-ui/src/cart/cart.ts",
    'export const load = () => import("../order/order.ts");',
    "imports packages/product-ui/src/order/order.ts, but packages/product-ui/src/order imports packages/product-ui/src/cart in a circle",
  ],
  [
    "packages/product-ui/src/order/order.ts",
    'import type { Stock } from "../stock/stock.ts";',
    "imports packages/product-ui/src/stock/stock.ts, but packages/product-ui/src/stock imports packages/product-ui/src/order in a circle",
  ],
  [
    "packages/product-ui/src/stock/stock.ts",
    'export type { Line } from "../cart/line.ts";',
    "imports packages/product-ui/src/cart/line.ts, but packages/product-ui/src/cart imports packages/product-ui/src/stock in a circle",
  ],
  ["packages/product-ui/src/cart/line.ts", 'import "../shared/money.ts";'],
  ["packages/product-ui/src/shared/money.ts", ""],
  [
    "packages/product-ui/src/shared/tax/tax.ts",
    'import "../rates/rate.ts"; import "../money.ts";',
    "imports packages/product-ui/src/shared/rates/rate.ts, but packages/product-ui/src/shared/rates imports packages/product-ui/src/shared/tax in a circle",
  ],
  [
    "packages/product-ui/src/shared/rates/rates.ts",
    'import type { Tax } from "../tax/tax.ts";',
    "imports packages/product-ui/src/shared/tax/tax.ts, but packages/product-ui/src/shared/tax imports packages/product-ui/src/shared/rates in a circle",
  ],
  ["packages/product-ui/src/shared/rates/rate.ts", ""],
  ["packages/commerce-service/src/basket/queries/load-catalog.ts", 'import "../catalog-cache/catalog.ts";'],
  ["packages/commerce-service/src/basket/catalog-cache/cache.ts", 'import "../queries/load-catalog.ts";'],
  ["packages/commerce-service/src/basket/catalog-cache/catalog.ts", ""],
  ["packages/product-ui/src/shared/money.test.ts", 'import "../cart/cart.ts";'],
  [
    "packages/contract/package.json",
    '{ "exports": { "./cart": "./src/cart/cart.ts", "./testing": "./src/testing/clock.ts" } }',
  ],
  ["node_modules/react/package.json", '{ "name": "react", "main": "index.js" }'],
  ["node_modules/react/index.js", ""],
];

const home = path.resolve(import.meta.dirname, "../../node_modules");
let folder: string;
let problems: readonly string[];

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), "store imports "));
  const root = path.join(folder, "workspace");
  for (const [file, text] of planted) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
  }
  fs.mkdirSync(path.join(root, "node_modules/@store"));
  fs.symlinkSync(path.join(root, "packages/contract"), path.join(root, "node_modules/@store/contract"), "junction");
  problems = (await checkImports(root)).problems;
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

it.each(planted)("%s with %j has the problems that break a rule, and no other", (file, _, ...expected) => {
  const own = problems.filter((problem) => problem.startsWith(`${file} `));
  expect(own.map((problem) => problem.slice(file.length + 1))).toEqual(expected);
});

it("a folder without a line and a line without its folder are told", () => {
  expect(problems).toContain("packages/storefront-server/src/new-folder has no line in folder-lines.ts");
  expect(problems).toContain("packages/storefront/src/web has no line in folder-lines.ts");
  expect(problems).toContain("packages/storefront-server/src/tree has a line in folder-lines.ts, but no code");
});

it.each([undefined, "typescript7"])(
  "modules that the reader skips with %s as its TypeScript are told",
  async (typescript) => {
    const { cruise } = await import(placeReader(typescript));
    const check = await checkImports(path.join(folder, "workspace"), cruise);
    expect(check.modules).toBe(0);
    expect(check.problems[0]).toMatch(/^41 of 41 modules were not read, such as /);
  },
);

/** A copy of the reader with what it needs, and with another TypeScript than its own; the path of its module. */
function placeReader(typescript: string | undefined): string {
  const modules = path.join(fs.mkdtempSync(path.join(folder, "reader-")), "node_modules");
  const installed = path.resolve(fs.realpathSync(path.join(home, "dependency-cruiser")), "..");
  fs.cpSync(path.join(installed, "dependency-cruiser"), path.join(modules, "dependency-cruiser"), { recursive: true });
  const link = (name: string, target: string) =>
    fs.symlinkSync(fs.realpathSync(target), path.join(modules, name), "junction");
  for (const name of fs.readdirSync(installed))
    if (name !== "dependency-cruiser" && name !== "typescript") link(name, path.join(installed, name));
  if (typescript) link("typescript", path.join(home, typescript));
  return path.join(modules, "dependency-cruiser/src/main/index.mjs");
}
