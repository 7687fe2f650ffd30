import { type Kysely, sql } from "kysely";

/**
 * A number that grows with every change of what the shop says to all shoppers alike, in the transaction that changes it, so
 * that a process knows from one cell whether what it keeps in memory still holds. Stock moves with every order and is read
 * each time; so are tenders, accounts, promotions and uses of codes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const tables = [
  "brand_product",
  "category",
  "offer",
  "product",
  "service_outage",
  "store_location",
  "tax_rate",
  "variant",
];

const statements = [
  `create table shop_version (only_one boolean primary key default true check (only_one), version bigint not null)`,
  `insert into shop_version (version) values (1)`,
  `create function count_shop_version() returns trigger language plpgsql as
     $$ begin update shop_version set version = version + 1; return null; end $$`,
  // An answer is kept to be given again as it was: nothing looks into it on the way in.
  `alter table idempotency alter column reply type json`,
  ...tables.map(
    (table) => `create trigger count_shop_version after insert or update or delete or truncate on ${table}
      for each statement execute function count_shop_version()`,
  ),
];
