import { type Kysely, sql } from "kysely";
import type { OrderAttemptRow, StoreDatabase } from "../../database/schema.ts";
import { type ResponseRow, retentionMs } from "../../service/idempotency/stored-responses.ts";
import type { Holds } from "../rules/to-holds.ts";
import { isInStock } from "./holds.ts";
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
 * Closes the basket for changes, for the version that was read, and creates the attempt with its holds of stock and
 * tenders; undefined if the basket was changed or is already being placed, or if another submission was answered with
 * the same key. `claim` assigns the key to the attempt; null for a submission without one. `hasStock` says whether the
 * stock is there, so that an order of what is sold out ends here.
 */
export async function enterAttempt(
  transaction: Kysely<StoreDatabase>,
  attempt: OrderAttemptRow,
  { stock, tenders, claim }: Pick<Holds, "stock" | "tenders"> & { claim: ResponseRow | null },
): Promise<{ entered: OrderAttemptRow; hasStock: boolean } | undefined> {
  const { attempt_id, basket_id, basket_version, created_at } = attempt;
  const isMarked = sql<boolean>`exists (select from marked)`;
  const isEntered = claim === null ? isMarked : sql<boolean>`exists (select from claimed)`;
  const claims = claim === null ? [] : [{ ...claim, status: null, reply: null }];
  const row = await transaction
    .with("marked", (query) =>
      query
        .updateTable("basket")
        .set({ status: "placing" })
        .where("basket_id", "=", basket_id)
        .where("version", "=", basket_version)
        .where("status", "=", "open")
        .returning("basket_id"),
    )
    .with("claimed", (query) =>
      query
        .insertInto("idempotency")
        .expression(sql`${rowsOf("idempotency", claims)} where ${isMarked}`)
        .onConflict((conflict) =>
          conflict
            .columns(["session_id", "key"])
            .doUpdateSet(({ ref }) => ({
              call: ref("excluded.call"),
              fingerprint: ref("excluded.fingerprint"),
              status: ref("excluded.status"),
              reply: ref("excluded.reply"),
              created_at: ref("excluded.created_at"),
            }))
            .where("idempotency.created_at", "<", new Date(created_at.getTime() - retentionMs)),
        )
        .returning("key"),
    )
    .with("held", (query) =>
      query
        .insertInto("stock_hold")
        .columns(["attempt_id", "sku", "quantity"])
        .expression(
          sql`${rowsOf(
            "stock_hold",
            stock.map((item) => ({ attempt_id, ...item })),
          )} where ${isEntered}`,
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
          )} where ${isEntered}`,
        ),
    )
    .insertInto("order_attempt")
    .columns(attemptColumns)
    .expression(sql`${rowsOf("order_attempt", [attempt], attemptColumns)} where ${isEntered}`)
    .returningAll()
    .returning(isInStock(stock).as("hasStock"))
    .executeTakeFirst();
  if (!row) return undefined;
  const { hasStock, ...entered } = row;
  return { entered, hasStock };
}
