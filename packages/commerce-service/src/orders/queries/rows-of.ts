import { type RawBuilder, sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";

/**
 * Inserts any number of rows, also none, in one parameter: the statement stays the same however many lines an order
 * has. Each row must have every column, as no default applies; `columns` names them if the table has others.
 */
export function rowsOf(
  table: keyof StoreDatabase,
  rows: readonly object[],
  columns?: readonly string[],
): RawBuilder<object> {
  const selected = columns ? sql.join(columns.map((column) => sql.ref(column))) : sql`*`;
  return sql`select ${selected} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`;
}
