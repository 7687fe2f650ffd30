import { orderOperations } from "@store/contract/orders";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestService, type TestService, walkToReview } from "../testing/index.ts";
import { auditStore, countUnits } from "./audit-store.ts";

let service: TestService;
let unitsBefore: Map<string, number>;

beforeAll(async () => {
  service = await createTestService({ answerWithinMs: 1 });
  unitsBefore = await countUnits(service.database);
  for (const card of ["4111111111111111", "4000000000000002", "4000000000000119"]) {
    const shopper = service.shopper();
    await walkToReview(shopper, { card });
    await shopper.call(orderOperations.placeOrder, { adata: "" });
  }
});
afterAll(() => service.close());

const undone = new Error("undone");

/** What the audit finds after a statement, which is undone again. */
async function findAfter(...statements: string[]): Promise<string[]> {
  let problems: string[] = [];
  const spoil = service.database.transaction().execute(async (transaction) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
    problems = await auditStore(transaction, { unitsBefore });
    throw undone;
  });
  await expect(spoil).rejects.toBe(undone);
  return problems;
}

describe("the audit of the store", () => {
  it("finds nothing wrong with a placed, a failed and an unanswered order", async () => {
    expect(await auditStore(service.database, { unitsBefore })).toEqual([]);
  });

  it.each([
    ["the lines of an order", "update order_line set tax_cents = tax_cents + 1"],
    ["the shipments of an order", "update order_shipment set charge_cents = charge_cents + 1"],
    ["the payments of an order", "update order_payment set amount_cents = amount_cents - 1"],
    ["an order's payment was never authorised", "delete from sandbox_authorisation where state = 'approved'"],
    ["an order has no lines", "delete from order_line"],
    ["a basket is ordered without", "update basket set status = 'ordered' where status = 'open'"],
    ["a basket is being placed by no attempt", "update basket set status = 'placing' where status = 'open'"],
    ["a card is charged for no order", "update sandbox_authorisation set state = 'approved' where state = 'declined'"],
    ["an attempt is placed without", "update order_attempt set state = 'placed', reply = '{}' where state = 'failed'"],
    ["an attempt has ended without a reply", "update order_attempt set reply = null where state = 'failed'"],
    ["an ended attempt still holds", "update order_attempt set state = 'failed', reply = '{}' where state = 'unknown'"],
    ["units of 100401 do not add up", "update stock set available = available + 1"],
    ["units of 100401 do not add up", "delete from stock_hold"],
  ])("finds that %s", async (problem, statement) => {
    expect(await findAfter(statement)).toContainEqual(expect.stringContaining(problem));
  });
});
