import { type RawBuilder, sql, type Transaction } from "kysely";
import type { StoreDatabase } from "./schema.ts";

export interface TableRows {
  table: keyof StoreDatabase;
  /** The key columns of the table. */
  key: readonly string[];
  /** All with the same columns. */
  rows: readonly object[];
}

/** Writes missing rows and, unless they are to be kept, changed ones. An unchanged row is not written. */
export async function writeRows(
  transaction: Transaction<StoreDatabase>,
  { table, key, rows, keepsExisting = false }: TableRows & { keepsExisting?: boolean },
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const values = rows.map((row) => cellsOf(row, columns));
  const others = columns.filter((column) => !key.includes(column));
  const changes = others.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`);
  const isChanged = others.map((column) => sql`t.${sql.ref(column)} is distinct from excluded.${sql.ref(column)}`);
  const onConflict =
    keepsExisting || others.length === 0
      ? sql`do nothing`
      : sql`do update set ${sql.join(changes)} where ${sql.join(isChanged, sql` or `)}`;
  await sql`insert into ${sql.table(table)} as t (${refs(columns)}) values ${sql.join(values)}
    on conflict (${refs(key)}) ${onConflict}`.execute(transaction);
}

/**
 * Deletes the rows that are not in the list, except those that `unless` (a condition on `t`) keeps. Never empties a
 * table.
 */
export async function deleteOthers(
  transaction: Transaction<StoreDatabase>,
  { table, key, rows, unless = sql<boolean>`false` }: TableRows & { unless?: RawBuilder<boolean> },
): Promise<void> {
  if (rows.length === 0) return;
  const keys = rows.map((row) => cellsOf(row, key));
  await sql`delete from ${sql.table(table)} as t
    where (${refs(key)}) not in (${sql.join(keys)}) and not (${unless})`.execute(transaction);
}

function refs(columns: readonly string[]) {
  return sql.join(columns.map((column) => sql.ref(column)));
}

// Every row of a table has the same columns, which the table's type defines.
function cellsOf(row: object, columns: readonly string[]) {
  return sql`(${sql.join(columns.map((column) => (row as Record<string, unknown>)[column]))})`;
}
