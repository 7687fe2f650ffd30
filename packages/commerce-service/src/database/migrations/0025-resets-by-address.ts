import { type Kysely, sql } from "kysely";

/** Reset links of an e-mail address instead of an account; links of the past hour expire. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `drop table password_reset`,
  `create table password_reset (token_hash text primary key, email text not null, expires_at timestamptz not null)`,
  `create index password_reset_email on password_reset (email)`,
  `create index password_reset_expires on password_reset (expires_at)`,
];
