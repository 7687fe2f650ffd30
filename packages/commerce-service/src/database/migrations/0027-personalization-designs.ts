import { type Kysely, sql } from "kysely";

/** Saved designs, and the design of each line of a basket and of an order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table personalization_design (
     profile_guid text primary key, personalization_id text not null unique, sku text not null,
     design jsonb not null, created_at timestamptz not null)`,
  `create index personalization_design_created_at on personalization_design (created_at)`,
  `alter table basket_line add column design jsonb`,
  `alter table order_line add column design jsonb`,
];
