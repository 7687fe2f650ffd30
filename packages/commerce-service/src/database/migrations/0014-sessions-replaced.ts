import { type Kysely, sql } from "kysely";

/** A session that gave way to another, at sign-in or sign-out, and which; the row by which readiness tries to write. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // The row stays until its cookie has expired, so that its id is not used again.
  `alter table session add column replaced_at timestamptz, add column successor_id text`,
  `create table readiness (only_one boolean primary key default true check (only_one), written_at timestamptz not null)`,
  `insert into readiness (written_at) values (now())`,
];
