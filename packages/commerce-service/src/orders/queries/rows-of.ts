import { type RawBuilder, sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";

/**
 * Rows for an insert of any number of them, none included, in one parameter: the statement stays the same however many
 * lines an order has. Every column of the table must be named in each row, as no default applies.
 */
export function rowsOf(table: keyof StoreDatabase, rows: readonly object[]): RawBuilder<object> {
  return sql`select * from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`;
}
