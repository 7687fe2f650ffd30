import { type Kysely, sql } from "kysely";

/** Tells a session that was ended from another browser from one that its own browser replaced. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  "alter table session add column revoked_at timestamptz",
  // Sign-outs had no successor either. By now their browsers have another cookie, so either answer is right for them.
  "update session set revoked_at = replaced_at where replaced_at is not null and successor_id is null",
];
