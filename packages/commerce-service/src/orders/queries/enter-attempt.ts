import { type Kysely, sql } from "kysely";
import type { OrderAttemptRow, StoreDatabase } from "../../database/schema.ts";
import type { Holds } from "../rules/to-holds.ts";
import { rowsOf } from "./rows-of.ts";

const attemptColumns = [
  "attempt_id",
  "basket_id",
  "basket_version",
  "session_id",
  "owner_id",
  "attempt_key",
  "state",
  "draft",
  "total_cents",
  "currency",
  "cards",
  "failure",
  "reply",
  "next_look_at",
  "looks",
  "created_at",
  "updated_at",
] as const;

/**
 * Closes the basket to every change, for the version that was read, and enters the attempt with what it holds of stock
 * and tenders; undefined when the basket changed or is being placed already.
 */
export async function enterAttempt(
  transaction: Kysely<StoreDatabase>,
  attempt: OrderAttemptRow,
  { stock, tenders }: Pick<Holds, "stock" | "tenders">,
): Promise<OrderAttemptRow | undefined> {
  const { attempt_id, basket_id, basket_version } = attempt;
  const isMarked = sql<boolean>`exists (select from marked)`;
  return transaction
    .with("marked", (query) =>
      query
        .updateTable("basket")
        .set({ status: "placing" })
        .where("basket_id", "=", basket_id)
        .where("version", "=", basket_version)
        .where("status", "=", "open")
        .returning("basket_id"),
    )
    .with("held", (query) =>
      query
        .insertInto("stock_hold")
        .columns(["attempt_id", "sku", "quantity"])
        .expression(
          sql`${rowsOf(
            "stock_hold",
            stock.map((item) => ({ attempt_id, ...item })),
          )} where ${isMarked}`,
        ),
    )
    .with("pledged", (query) =>
      query
        .insertInto("tender_hold")
        .columns(["attempt_id", "kind", "number_hash", "amount_cents"])
        .expression(
          sql`${rowsOf(
            "tender_hold",
            tenders.map((item) => ({ attempt_id, ...item })),
          )} where ${isMarked}`,
        ),
    )
    .insertInto("order_attempt")
    .columns(attemptColumns)
    .expression(sql`${rowsOf("order_attempt", [attempt], attemptColumns)} where ${isMarked}`)
    .returningAll()
    .executeTakeFirst();
}
