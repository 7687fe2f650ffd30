import { catalogOperations } from "@store/contract/catalog";
import type { KyselyPlugin } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createCommerceService } from "../app/create-commerce-service.ts";
import { createShopper, createTestService, type TestService } from "../testing/index.ts";
import { sampleSkus } from "../testing/sample-inputs.ts";

const { getCategory, getHome, getNavigation, getProduct, searchProducts } = catalogOperations;

let shop: TestService;
beforeAll(async () => {
  shop = await createTestService();
});
afterAll(() => shop.close());

it("uses a constant number of statements, however much is shown", async () => {
  let statements = 0;
  const counter: KyselyPlugin = {
    transformQuery({ node }) {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const shopper = createShopper(createCommerceService({ ...shop.ports, database: shop.database.withPlugin(counter) }));
  async function count(call: Promise<{ status: number }>): Promise<number> {
    statements = 0;
    expect((await call).status).toBe(200);
    return statements;
  }
  expect(await count(shopper.call(getNavigation, {}))).toBe(3);
  expect(await count(shopper.call(getHome, {}))).toBe(4);
  expect(await count(shopper.call(getCategory, { slug: "all", color: "green", sort: "name" }))).toBe(4);
  expect(await count(shopper.call(searchProducts, { query: "oak", size: "compact" }))).toBe(4);
  expect(await count(shopper.call(getProduct, { sku: sampleSkus.lamp }))).toBe(7);
  expect(await count(shopper.call(getProduct, { sku: sampleSkus.sofa }))).toBe(8);
});
