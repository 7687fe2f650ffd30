import { type Kysely, sql } from "kysely";

/**
 * A version of what the shop says to all shoppers alike, renewed in the transaction that changes it, so that a process knows
 * from one cell whether what it keeps in memory still holds. It is no count: a database that is restored never comes to a
 * version that meant something else. How many there are moves with every order and is read each time; so are tenders,
 * accounts, promotions and uses of codes.
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
  `create table shop_version (only_one boolean primary key default true check (only_one), version uuid not null)`,
  `insert into shop_version (version) values (gen_random_uuid())`,
  // Transactions that change the catalog wait for one another here, so a statement that changed no row does not change
  // the version.
  `create function renew_shop_version() returns trigger language plpgsql as $$ begin
     if tg_op <> 'TRUNCATE' then if not exists (select from changed) then return null; end if; end if;
     update shop_version set version = gen_random_uuid();
     return null; end $$`,
  ...tables.flatMap((table) => ["insert", "update", "delete", "truncate"].map((event) => toTrigger(table, event))),
  // An item that is there for the first time, or no longer, is another matter than how many there are.
  ...["insert", "delete", "truncate"].map((event) => toTrigger("stock", event)),

  // A stored response is replayed unchanged, so PostgreSQL need not parse it as jsonb does.
  `alter table idempotency alter column reply type json`,
];

function toTrigger(table: string, event: string): string {
  const rows = event === "truncate" ? "" : `referencing ${event === "delete" ? "old" : "new"} table as changed`;
  return `create trigger renew_shop_version_on_${event} after ${event} on ${table} ${rows}
    for each statement execute function renew_shop_version()`;
}
