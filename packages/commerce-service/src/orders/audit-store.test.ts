import { orderOperations } from "@store/contract/orders";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestService, proceedToReview, type TestService } from "../testing/index.ts";
import { sampleCards, sampleSkus } from "../testing/sample-inputs.ts";
import { auditStore, countTotals } from "./audit-store.ts";
import { auditRules } from "./queries/audit/find-violations.ts";

let service: TestService;
let before: Parameters<typeof auditStore>[1];

beforeAll(async () => {
  service = await createTestService({ answerWithinMs: 1 });
  const { units: unitsBefore } = await countTotals(service.database);
  before = { unitsBefore, tendersBefore: new Map([["gift card 0000", 0]]) };
  for (const card of [sampleCards.visa, sampleCards.declined, sampleCards.approvedAfterTimeout]) {
    const shopper = service.shopper();
    await proceedToReview(shopper, { card });
    await shopper.call(orderOperations.placeOrder, { adata: "" });
  }
});
afterAll(() => service.close());

const undone = new Error("undone");

/** The violations that the audit finds after a statement, which is rolled back. */
async function findAfter(...statements: string[]): Promise<string[]> {
  let problems: string[] = [];
  const spoil = service.database.transaction().execute(async (transaction) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
    problems = await auditStore(transaction, before);
    throw undone;
  });
  await expect(spoil).rejects.toBe(undone);
  return problems;
}

const gone = "0".repeat(64);
const tendersOf = (kind: string, cents = 100) =>
  JSON.stringify({ tenders: [{ kind, numberHash: gone, lastFour: "0000", amountCents: cents }] });
const paidWith = (kind: string, where: string, cents?: number) =>
  `update order_attempt set draft = draft || '${tendersOf(kind, cents)}' where ${where}`;
const placed = "state = 'placed'";
const running = "state = 'unknown'";
const failed = "state = 'failed'";
const anAccount = "insert into account values ('one', 'one@example.com', '$argon2id$', 'One', 'Two', false, now())";
const aCertificate = `insert into reward_certificate values ('certificate', '${gone}', '0000', 'one', 'US', 50, now(), null)`;
const aPromotion = "insert into promotion values ('ONCE', 'Once', 'amount', null, null, false, 'once', now(), null)";

/** How each rule is broken: a row that no code of ours writes. */
const breaches: readonly [rule: string, ...statements: string[]][] = [
  ["an order has no lines", "delete from order_line"],
  ["the lines of an order do not add up to its subtotal and tax", "update order_line set tax_cents = tax_cents + 1"],
  ["the lines of an order do not add up to its discount", "update order_line set discount_cents = 1"],
  [
    "a line of an order has a discount above its price, or an amount below zero",
    "update order_line set discount_cents = total_cents + 1",
  ],
  ["the lines and gifts of an order do not add up to its services", "update order_line set services_cents = 1"],
  [
    "the shipments of an order do not add up to its shipping",
    "update order_shipment set charge_cents = charge_cents + 1",
  ],
  ["the payments of an order do not add up to its total", "update order_payment set amount_cents = amount_cents - 1"],
  [
    "an order has a discount without a promotion",
    "update customer_order set discount_cents = discount_cents + 1, total_cents = total_cents - 1",
  ],
  ["an order differs from its attempt", `update order_attempt set total_cents = total_cents + 1 where ${placed}`],
  [
    "a basket has two orders",
    "alter table customer_order drop constraint customer_order_basket_id_key",
    `insert into customer_order overriding system value
     select (jsonb_populate_record(o, jsonb_build_object('order_id', 'two', 'order_number', 1, 'attempt_id',
       (select attempt_id from order_attempt where ${failed})))).* from customer_order o`,
  ],
  [
    "a basket is marked as ordered without an order, or has an order and is not marked",
    "update basket set status = 'ordered' where status = 'open'",
  ],
  [
    "a basket that is being placed has no running attempt, or several",
    "update basket set status = 'placing' where status = 'open'",
  ],
  [
    "a basket changed while it was being placed, or did not change after a failure",
    "update basket set version = version + 1 where status = 'placing'",
  ],
  [
    "a basket changed while it was being placed, or did not change after a failure",
    "update basket set version = version - 1 where status = 'open'",
  ],
  [
    "an attempt is marked as placed without an order, or has an order and is not marked",
    `update order_attempt set state = 'placed', reply = '{}' where ${failed}`,
  ],
  ["an attempt has ended without a reply", `update order_attempt set reply = null where ${failed}`],
  [
    "an attempt's reply contradicts its state",
    `update order_attempt set reply = reply || '{"isSuccess": true}' where ${failed}`,
  ],
  [
    "the cards and tenders of an attempt do not add up to its total",
    `update order_attempt set cards = jsonb_set(cards, '{0,amountCents}', '1') where ${running}`,
  ],
  [
    "a stored reply is invalid, or names an order that does not exist",
    `update idempotency set status = 200, reply = '{"orderId": "none"}'`,
  ],
  [
    "a stored reply contradicts the attempt of its key",
    `update idempotency set status = 200, reply = '{"isSuccess": false, "errorCode": "NotAvailable"}'`,
  ],
  [
    "more units of an item are sold than there were",
    "alter table stock drop constraint stock_available_check",
    `update stock set available = -1 where sku = '${sampleSkus.lamp}'`,
  ],
  ["an ended attempt still holds stock", `update order_attempt set state = 'failed', reply = '{}' where ${running}`],
  [
    "an ended attempt still holds a tender",
    `insert into tender_hold select attempt_id, 'giftCard', '${gone}', 1 from order_attempt where ${placed}`,
  ],
  [
    "a failed attempt still uses a code",
    aPromotion,
    `insert into promotion_use select 'ONCE', '*', attempt_id from order_attempt where ${failed}`,
  ],
  [
    "a failed attempt still has an appointment",
    `insert into trip_booking select attempt_id, 'recipient-1', 'trip', 1 from order_attempt where ${failed}`,
  ],
  ["a running attempt does not hold the stock that it sells", "update stock_hold set quantity = quantity + 1"],
  ["a running attempt does not hold the tenders that pay it", paidWith("giftCard", running)],
  [
    "a running attempt does not hold the tenders that pay it",
    `insert into tender_hold select attempt_id, 'giftCard', '${gone}', 1 from order_attempt where ${running}`,
  ],
  [
    "an attempt lacks the appointment that its shopper chose",
    `insert into trip_booking select attempt_id, 'recipient-1', 'trip', 1 from order_attempt where ${placed}`,
  ],
  [
    "the received units of an item differ from those in stock, held and sold",
    `update stock set available = available - 1 where sku = '${sampleSkus.lamp}'`,
  ],
  ["the received units of an item differ from those in stock, held and sold", "delete from order_line"],
  ["the received units of an item differ from those in stock, held and sold", "delete from stock_hold"],
  // Lost, spent without a trace, and spent twice.
  [
    "the issued amount of a gift card differs from what is left, held and spent",
    `insert into gift_card values ('${gone}', '${gone}', '0000', 'US', 100, 99)`,
  ],
  [
    "the issued amount of a gift card differs from what is left, held and spent",
    `insert into gift_card values ('${gone}', '${gone}', '0000', 'US', 100, 1)`,
    paidWith("giftCard", placed),
  ],
  [
    "the issued amount of a tender code differs from what is left, held and spent",
    `insert into tender_code values ('${gone}', '0000', 'Credit', 'US', 100, 99, null)`,
  ],
  [
    "the issued amount of a tender code differs from what is left, held and spent",
    `insert into tender_code values ('${gone}', '0000', 'Credit', 'US', 100, 1, null)`,
    paidWith("tenderCode", placed),
  ],
  ["a certificate is marked as used and pays for nothing", anAccount, `${aCertificate.replace("null)", "now())")}`],
  ["a certificate pays for two orders", paidWith("certificate", `${placed} or ${running}`)],
  [
    "a certificate pays and is not marked as used, or pays more than its value",
    anAccount,
    aCertificate,
    paidWith("certificate", placed, 50),
  ],
  ["an order is paid with a tender that was not issued", paidWith("tenderCode", placed)],
  [
    "the payments of an order are not the tenders and cards of its attempt",
    "update order_payment set last_four = '9999'",
  ],
  [
    "a code applies to an order without a recorded use, or its use has no order",
    aPromotion,
    `insert into promotion_use select 'ONCE', '*', attempt_id from order_attempt where ${placed}`,
  ],
  [
    "the codes of an order are not those of its attempt",
    "insert into order_promotion select order_id, 'ONCE', 'Once' from customer_order",
  ],
  [
    "a code that may be used once is used twice",
    aPromotion,
    `alter table customer_order drop constraint customer_order_basket_id_key`,
    `insert into customer_order overriding system value
     select (jsonb_populate_record(o, jsonb_build_object('order_id', 'two', 'order_number', 1, 'attempt_id',
       (select attempt_id from order_attempt where ${failed})))).* from customer_order o`,
    "insert into order_promotion select order_id, 'ONCE', 'Once' from customer_order",
  ],
  [
    "a use of a code counts for the wrong customer",
    aPromotion,
    `insert into promotion_use select 'ONCE', 'anybody', attempt_id from order_attempt where ${placed}`,
  ],
  ["an order counts other gifts of a registry than its attempt", "update order_line set registry_id = 'gift'"],
  [
    "a running attempt does not hold the gifts that it buys, or an ended one holds some",
    `insert into registry_hold select attempt_id, 'gift', '${sampleSkus.lamp}', 1 from order_attempt where ${placed}`,
  ],
  ["a card is charged for no order", "update sandbox_authorization set state = 'approved' where state = 'declined'"],
  ["a card is charged another amount than its attempt asks", "update sandbox_authorization set amount_cents = 1"],
  [
    "two attempts share a reference",
    `update order_attempt set cards = (select cards from order_attempt where ${placed})`,
  ],
  [
    "an order's payment was never authorized, or for another amount",
    "delete from sandbox_authorization where state = 'approved'",
  ],
  [`units of ${sampleSkus.lamp} do not add up`, "update stock set available = available + 1"],
  [`units of ${sampleSkus.lamp} do not add up`, "delete from stock_hold"],
  [
    "cents of gift card 0000 do not add up",
    `insert into gift_card values ('${gone}', '${gone}', '0000', 'US', 100, 40)`,
  ],
];

describe("the audit of the store", () => {
  it("finds no violation in a placed, a failed and an unconfirmed order", async () => {
    expect(await auditStore(service.database, before)).toEqual([]);
  });

  it.each(breaches)("finds that %s", async (rule, ...statements) => {
    expect(await findAfter(...statements)).toContainEqual(expect.stringContaining(rule));
  });

  it("has no rule without a case above", () => {
    const broken = new Set(breaches.map(([rule]) => rule));
    expect(Object.keys(auditRules).filter((rule) => !broken.has(rule))).toEqual([]);
  });
});
