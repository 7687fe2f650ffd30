import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "../../..");
const named = "packages/commerce-service/src/testing/sample-inputs.ts";
/** What an earlier build stored, as it stored it. */
const stored = "packages/commerce-service/src/orders/stored-documents.fixture.ts";

/** Tests and tools that run on the sample store. The other packages' tests make up their products. */
const onSampleStore = [
  "packages/{auth-ui,checkout-ui,commerce-service,mail,sample-store}/src/**/*.{test,stories,browser,fixture,samples}.{ts,tsx}",
  "packages/commerce-service/src/testing/**/*.ts",
  "tooling/{bench,e2e,product-studio,start,testing}/src/**/*.{ts,tsx}",
  "apps/{commerce-api,storybook}/src/**/*.{ts,tsx}",
];

/** By its path: the sample store uses this package, and declared it would be a cycle. */
const own = createRequire(path.join(root, "packages/sample-store/package.json"));
const { toCatalogRows } = await import(pathToFileURL(own.resolve("@store/sample-store/catalog-rows")).href);
const skus = new Set<string>(toCatalogRows().variant.map(({ sku }: { sku: string }) => sku));

const skusIn = (text: string) =>
  [...new Set(text.match(/(?<![\w.-])\d{6}(?![\w-])/g))].filter((word) => skus.has(word));
const read = (file: string) => fs.readFileSync(path.join(root, file), "utf8");

it("SKUs of the sample store have their names in one module", () => {
  expect(skusIn(read(named)).length).toBeGreaterThan(40);
  const literal = fs
    .globSync(onSampleStore, { cwd: root })
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => file !== named && file !== stored)
    .flatMap((file) => skusIn(read(file)).map((sku) => `${file} says ${sku}: import its name from ${named}`));
  expect(literal).toEqual([]);
});
