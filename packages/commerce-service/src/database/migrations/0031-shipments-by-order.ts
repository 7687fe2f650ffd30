import { type Kysely, sql } from "kysely";

/** An index for the shipments of an order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index order_shipment_by_order on order_shipment (order_id)`.execute(db);
}
