import { type Kysely, sql } from "kysely";

/** The link of a registry that its givers get. Its owner can renew it, which frees the lines of carts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table registry add column share_code text not null unique
    default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`.execute(db);
  await sql`alter table registry alter column share_code drop default`.execute(db);
  await sql`create index basket_line_of_registry on basket_line (registry_id) where registry_id is not null`.execute(
    db,
  );
}
