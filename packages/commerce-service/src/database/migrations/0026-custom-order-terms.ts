import { type Kysely, sql } from "kysely";

/** The terms that a shopper has to accept before a product is made to order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table product add column custom_order_terms jsonb`.execute(db);
}
