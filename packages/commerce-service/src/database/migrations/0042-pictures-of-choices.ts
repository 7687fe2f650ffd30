import { type Kysely, sql } from "kysely";

/** What is said of a line's picture in another fabric stays with the order; and the drawing of a variant with its sizes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_line add column stand_in jsonb`.execute(db);
  await sql`alter table variant add column drawing text`.execute(db);
}
