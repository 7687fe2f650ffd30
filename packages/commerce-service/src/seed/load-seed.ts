import { type Kysely, sql, type Transaction } from "kysely";
import type { StoreDatabase } from "../database/schema.ts";
import { type CatalogTable, type SeedRows, toSeedRows } from "./to-seed-rows.ts";

/** The columns that tell the rows of a table apart. Tables stand in the order in which they refer to each other. */
const keys: { readonly [Table in CatalogTable]: readonly string[] } = {
  category: ["slug"],
  product: ["product_id"],
  brand_product: ["brand", "product_id"],
  home_page: ["brand"],
  variant: ["sku"],
  offer: ["sku", "site"],
  stock: ["sku"],
  store_location: ["location_id"],
  tax_rate: ["country", "region"],
};
/** Where a row that the seed no longer has ends what it stood for; orders refer to none of these. */
const ended: readonly CatalogTable[] = ["brand_product", "offer", "store_location"];
const lockNumber = 7_021_000_001;

/**
 * Loads the sample catalogue: writes what is absent or changed and takes what is no longer sold off sale. Baskets and
 * orders are never touched, nor is the stock of a SKU that has any. Processes that start together load one after the other.
 */
export async function loadSeed(database: Kysely<StoreDatabase>, rows: SeedRows = toSeedRows()): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(transaction);
    // The keys of the table above are tables.
    for (const table of Object.keys(keys) as CatalogTable[]) {
      if (ended.includes(table)) await deleteEnded(transaction, { table, rows: rows[table] });
      await writeRows(transaction, { table, rows: rows[table] });
    }
  });
}

interface TableRows {
  table: CatalogTable;
  rows: readonly object[];
}

async function writeRows(transaction: Transaction<StoreDatabase>, { table, rows }: TableRows): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => cellOf(row, column)))})`);
  const others = columns.filter((column) => !keys[table].includes(column));
  const isKept = table === "stock" || others.length === 0;
  const changes = others.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`);
  const isChanged = others.map((column) => sql`t.${sql.ref(column)} is distinct from excluded.${sql.ref(column)}`);
  const onConflict = isKept
    ? sql`do nothing`
    : sql`do update set ${sql.join(changes)} where ${sql.join(isChanged, sql` or `)}`;
  await sql`insert into ${sql.table(table)} as t (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)} on conflict (${sql.join(keys[table].map((key) => sql.ref(key)))}) ${onConflict}`.execute(
    transaction,
  );
}

async function deleteEnded(transaction: Transaction<StoreDatabase>, { table, rows }: TableRows): Promise<void> {
  const key = sql`(${sql.join(keys[table].map((column) => sql.ref(column)))})`;
  const kept = rows.map((row) => sql`(${sql.join(keys[table].map((column) => cellOf(row, column)))})`);
  if (kept.length === 0) return;
  await sql`delete from ${sql.table(table)} where ${key} not in (${sql.join(kept)})`.execute(transaction);
}

function cellOf(row: object, column: string): unknown {
  // Every row of a table has the same columns; which they are, the table's type says.
  return (row as Record<string, unknown>)[column];
}
