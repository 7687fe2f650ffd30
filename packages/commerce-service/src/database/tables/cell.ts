import type { ColumnType } from "kysely";

/** A moment: read as a date, written as one or as ISO 8601. */
export type Moment = ColumnType<Date, Date | string, Date | string>;
/** JSON: read as what it holds, written as text. */
export type Json<Value> = ColumnType<Value, string, string>;
