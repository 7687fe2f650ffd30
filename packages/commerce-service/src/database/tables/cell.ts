import type { ColumnType } from "kysely";

/** A time: read as a Date, written as one or as ISO 8601. */
export type Moment = ColumnType<Date, Date | string, Date | string>;
/** JSON: read as a value, written as text. */
export type Json<Value> = ColumnType<Value, string, string>;
