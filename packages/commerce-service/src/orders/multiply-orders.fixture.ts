import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../database/schema.ts";

/** The columns of a copied row that differ from the original's; `n` is the number of the copy. */
const copied = {
  basket: { basket_id: "n", owner_id: "n" },
  order_attempt: { attempt_id: "n", basket_id: "n", session_id: "n", owner_id: "n", cards: "cards" },
  customer_order: {
    order_id: "n",
    attempt_id: "n",
    basket_id: "n",
    order_number: "number",
    place: "number",
    placed_at: "past",
  },
  order_line: { order_line_id: "n", order_id: "n" },
  order_shipment: { shipment_id: "n", order_id: "n" },
  order_recipient: { order_id: "n" },
  order_payment: { order_id: "n", authorization_reference: "n" },
  sandbox_authorization: { reference: "n" },
} as const satisfies Partial<Record<keyof StoreDatabase, Record<string, keyof typeof toValue>>>;

const toValue = {
  n: (column: string) => `x.${column} || '-' || n`,
  number: (column: string) => `x.${column} + n`,
  past: (column: string) => `x.${column} - n * interval '1 minute'`,
  cards: () =>
    `(select jsonb_agg(card || jsonb_build_object('reference', card ->> 'reference' || '-' || n)) from jsonb_array_elements(x.cards) card)`,
};

/** Copies the placed orders of a store, each with all its rows, and counts the copied units as received. */
export async function multiplyOrders(database: Kysely<StoreDatabase>, times: number): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    // Foreign keys are not checked row by row.
    await sql`set local session_replication_role = replica`.execute(transaction);
    for (const [table, columns] of Object.entries(copied)) {
      const changes = Object.entries(columns).map(([column, kind]) => `'${column}', ${toValue[kind](column)}`);
      await sql
        .raw(`insert into ${table} overriding system value
          select (jsonb_populate_record(x, jsonb_build_object(${changes.join()}))).*
          from ${table} x cross join generate_series(1, ${times}) n`)
        .execute(transaction);
    }
    await sql`update stock set received = available
      + coalesce((select sum(quantity) from order_line l where l.sku = stock.sku), 0)`.execute(transaction);
  });
  await sql`analyze`.execute(database);
}
