import { type Kysely, sql } from "kysely";

/** Where postal codes are, for the distance to a store. The places are loaded again with their next edition. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table postal_place add column latitude real, add column longitude real`.execute(db);
}
