import { type Kysely, sql } from "kysely";

/** The sandbox processor's declines, scripted outcomes and events; signing in by password. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table sandbox_card add column verified_at timestamptz`,
  `alter table sandbox_authorisation add column decline_code text, add column asked int not null default 1`,
  `create table sandbox_script (
     script_id int primary key generated always as identity,
     call text not null check (call in ('tokenise', 'tokeniseWallet', 'verify', 'authorise', 'find', 'release')),
     subject text not null, effect text not null)`,
  `create table sandbox_notification (
     notification_id int primary key generated always as identity, reference text not null,
     tells_at timestamptz not null, acknowledged_at timestamptz)`,
  `create index sandbox_notification_waiting on sandbox_notification (notification_id) where acknowledged_at is null`,

  // A password that was right: spent once, by the form that opens the session. Only the hash of the token is kept.
  `create table sign_in_ticket (
     ticket_hash text primary key, account_id text not null references account on delete cascade,
     site text not null check (site in ('US', 'CA')), brand text not null check (brand in ('general', 'modern')),
     expires_at timestamptz not null)`,
  `create index sign_in_ticket_by_expiry on sign_in_ticket (expires_at)`,
  // Keyed hashes of what was tried, an e-mail address or a network block, whether or not there is such an account.
  `create table sign_in_failure (
     subject_hash text primary key, failed_at timestamptz[] not null, locked_until timestamptz,
     forgotten_at timestamptz not null)`,
  `create index sign_in_failure_by_moment on sign_in_failure (forgotten_at)`,
];
