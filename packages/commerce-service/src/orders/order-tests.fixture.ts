import { orderOperations } from "@store/contract/orders";
import type { PlaceOrder } from "@store/contract/orders/requests";
import { afterEach, beforeEach, expect } from "vitest";
import {
  createTestService,
  readStock,
  type Shopper,
  type TestService,
  type TestServiceOptions,
} from "../testing/index.ts";
import { auditStore } from "./audit-store.ts";

type CallOptions = NonNullable<Parameters<Shopper["call"]>[2]>;
/** A service of its own for each test of orders, whose store is audited when the test has ended. */
export function orderTests(options: TestServiceOptions = {}) {
  let service: TestService;
  let stockBefore: Map<string, number>;
  const countStock = async () => {
    stockBefore = await readStock(service.database);
  };
  beforeEach(async () => {
    service = await createTestService(options);
    await countStock();
  });
  afterEach(async () => {
    expect(await auditStore(service.database, { unitsBefore: stockBefore })).toEqual([]);
    await service.close();
  });
  return {
    get service() {
      return service;
    },
    /** What could be sold when the test began. */
    get stockBefore() {
      return stockBefore;
    },
    /** Sets the received quantity, in a test that changes the stock itself. */
    countStock,
    stock: () => readStock(service.database),
    /** Submits Place Order with what the shopper was shown. */
    place: (shopper: Shopper, { idempotencyKey, headers, ...shown }: Partial<PlaceOrder> & CallOptions = {}) =>
      shopper.call(
        orderOperations.placeOrder,
        { adata: "", ...shown },
        { ...(idempotencyKey !== undefined && { idempotencyKey }), ...(headers && { headers }) },
      ),
    orders: () => service.database.selectFrom("customer_order").selectAll().execute(),
    /** The result of a submission. */
    attemptOf: async (shopper: Shopper, key: string) =>
      (await shopper.call(orderOperations.getOrderAttempt, { key })).body,
  };
}
