import { type Kysely, sql } from "kysely";

/**
 * What the page of a wallet asks for: more may be due when its visitor comes back, to which they have not agreed. Visits of
 * earlier versions have asked for nothing, so that they are asked anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table wallet_visit add column amount_cents int not null default 0`).execute(db);
}
