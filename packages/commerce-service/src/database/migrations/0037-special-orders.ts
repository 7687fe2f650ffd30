import { type Kysely, sql } from "kysely";

/** Products that are made to a shopper's order, with the options of each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table special_order (
     sku text primary key references variant,
     product_id text not null unique references product,
     price_cents jsonb not null,
     lead_weeks int not null,
     is_made boolean not null,
     options jsonb not null)`.execute(db);
  for (const event of ["insert", "update", "delete", "truncate"]) {
    const rows = event === "truncate" ? "" : `referencing ${event === "delete" ? "old" : "new"} table as changed`;
    await sql
      .raw(`create trigger renew_shop_version_on_${event} after ${event} on special_order ${rows}
        for each statement execute function renew_shop_version()`)
      .execute(db);
  }
}
