import { type Kysely, sql } from "kysely";

/** Which option a product's picture in a room shows, such as the brass lamp; null with its fabric, or if all look alike. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw("alter table product add column room_option text").execute(db);
}
