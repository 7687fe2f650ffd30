import { type Kysely, sql } from "kysely";

/** Mails to send, and links that set a password. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table mail_outbox (
    mail_id text primary key, recipient text not null, site text not null, brand text not null, content jsonb,
    attempts int not null default 0, next_attempt_at timestamptz, sent_at timestamptz,
    created_at timestamptz not null)`,
  `create index mail_outbox_due on mail_outbox (next_attempt_at) where next_attempt_at is not null`,
  `create index mail_outbox_created on mail_outbox (created_at)`,
  `create table password_reset (
    token_hash text primary key, account_id text not null references account on delete cascade,
    expires_at timestamptz not null)`,
  `create index session_of_account on session (account_id) where account_id is not null`,
  `create index password_reset_account on password_reset (account_id)`,
  `create index password_reset_expires on password_reset (expires_at)`,
];
