import { type Kysely, sql } from "kysely";

/** Gift registries of accounts. What was bought of one is counted in the lines of orders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table registry (
     registry_id text primary key, account_id text not null references account, site text not null, name text not null,
     registry_type text not null, event_date text not null, address jsonb, created_at timestamptz not null)`,
  `create index registry_of_account on registry (account_id, site)`,
  `create table registry_item (
     registry_id text not null references registry on delete cascade, sku text not null,
     quantity int not null check (quantity between 1 and 99), added_at timestamptz not null,
     primary key (registry_id, sku))`,
  `create index order_line_of_registry on order_line (registry_id, sku) where registry_id is not null`,
];
