import type { Site } from "@store/contract/shared";
import { type Insertable, type Kysely, sql } from "kysely";
import type { BasketRow, OrderAttemptRow, OrderAttemptTable, StoreDatabase } from "../../database/schema.ts";
import type { StockNeeded } from "../rules/to-stock-needed.ts";
import { rowsOf } from "./rows-of.ts";

/** Locks the session's basket that is not an order yet: presses of one shopper queue here. */
export function lockBasket(
  transaction: Kysely<StoreDatabase>,
  { sessionId, site }: { sessionId: string; site: Site },
): Promise<BasketRow | undefined> {
  return transaction
    .selectFrom("basket")
    .selectAll()
    .where("session_id", "=", sessionId)
    .where("site", "=", site)
    .where("status", "<>", "ordered")
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Takes all of it from stock, or nothing; answers whether it did. Rows are locked in the order of their SKUs, so that
 * orders of the same items never wait for each other in a circle, and the condition is judged on what is there then.
 */
export async function takeStock(transaction: Kysely<StoreDatabase>, needed: readonly StockNeeded[]): Promise<boolean> {
  if (needed.length === 0) return true;
  const { rows } = await sql`
    with wanted as (select * from jsonb_to_recordset(${JSON.stringify(needed)}::jsonb) as item (sku text, quantity int)),
    locked as (
      select stock.sku, stock.available, wanted.quantity from stock join wanted on wanted.sku = stock.sku
      order by stock.sku for update of stock)
    update stock set available = stock.available - locked.quantity from locked
    where stock.sku = locked.sku and stock.available >= locked.quantity
      and (select count(*) filter (where available >= quantity) from locked) = ${needed.length}
    returning stock.sku`.execute(transaction);
  return rows.length === needed.length;
}

/** Enters the attempt with what it holds of the stock, and closes the basket to every change. */
export function insertAttempt(
  transaction: Kysely<StoreDatabase>,
  attempt: Insertable<OrderAttemptTable>,
  held: readonly StockNeeded[],
): Promise<OrderAttemptRow> {
  const { attempt_id, basket_id } = attempt;
  return transaction
    .with("marked", (query) =>
      query.updateTable("basket").set({ status: "placing" }).where("basket_id", "=", basket_id),
    )
    .with("held", (query) =>
      query
        .insertInto("stock_hold")
        .columns(["attempt_id", "sku", "quantity"])
        .expression(
          rowsOf(
            "stock_hold",
            held.map((item) => ({ attempt_id, ...item })),
          ),
        ),
    )
    .insertInto("order_attempt")
    .values(attempt)
    .returningAll()
    .executeTakeFirstOrThrow();
}
