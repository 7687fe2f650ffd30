import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import {
  createCommerceService,
  createPasswordIdentity,
  createSandboxPayments,
  memoryCarrier,
  migrate,
  type StoreDatabase,
  settableClock,
  webArgon2id,
  webRandom,
} from "@store/commerce-service";
import { createShopper, memoryLog, proceedToReview } from "@store/commerce-service/testing";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { cartOperations } from "@store/contract/cart";
import { catalogOperations } from "@store/contract/catalog";
import { orderOperations } from "@store/contract/orders";
import { Kysely, PGliteDialect } from "kysely";
import { expect, it } from "vitest";
import { loadSampleStore } from "./load-sample-store.ts";

it("gives the same responses from a PostgreSQL in memory, whose one connection no transaction may wait for", {
  tags: ["deep"],
  timeout: 90_000,
}, async () => {
  const pglite = await PGlite.create({ extensions: { pg_trgm } });
  const database = new Kysely<StoreDatabase>({ dialect: new PGliteDialect({ pglite }) });
  await migrate(database);
  await loadSampleStore(database, { demo: false });
  const clock = settableClock("2026-11-20T15:00:00Z");
  const random = webRandom;
  const payments = createSandboxPayments({ database, clock, random });
  const service = createCommerceService({
    database,
    clock,
    random,
    payments,
    identity: createPasswordIdentity({ database, argon2id: webArgon2id }),
    log: memoryLog(),
    secrets: ["a secret for tests"],
    carrier: memoryCarrier(),
  });
  const shopper = createShopper(service);
  const { body: rug } = await shopper.call(catalogOperations.getProduct, { sku: sampleSkus.rug });
  expect(rug).toMatchObject({ dimensions: { width: 60, depth: 96 }, restrictedStates: ["CA", "ME", "MN", "VT", "WA"] });

  const { body: found } = await shopper.call(catalogOperations.searchProducts, { query: "fieldstnoe rug" });
  expect(found).toMatchObject({ correctedQuery: "fieldstone rug", items: [{ id: "fieldstone-rug" }] });

  const add = () => shopper.call(cartOperations.addItems, { items: [{ Sku: sampleSkus.towels }] });
  await add();
  await Promise.all([add(), add(), add()]);
  const { body } = await shopper.call(cartOperations.getCartJsx, {});
  expect(body.cartData).toMatchObject({ version: 4, orderSummary: { subtotal: 19_200 } });

  await proceedToReview(shopper);
  const presses = await Promise.all([1, 2, 3].map(() => shopper.call(orderOperations.placeOrder, { adata: "" })));
  await service.recover();
  await service.cleanUp();
  const orders = await database.selectFrom("customer_order").select("subtotal_cents").execute();
  expect(orders).toEqual([{ subtotal_cents: 34_100 }]);
  expect(presses.some(({ body: answer }) => answer.isSuccess)).toBe(true);
  expect(shopper.cookies.size).toBe(0);
  await database.destroy();
  // Compiling a PostgreSQL takes seconds of a whole core, before anything is asked of it.
});
