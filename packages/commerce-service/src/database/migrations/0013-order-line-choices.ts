import { type Kysely, sql } from "kysely";

/** What was chosen for a line, and the registry it was bought from, stay with the order: the basket is not kept for that. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw("alter table order_line add column option_choice text, add column registry_id text").execute(db);
}
