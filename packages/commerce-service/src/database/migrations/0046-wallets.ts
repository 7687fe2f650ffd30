import { type Kysely, sql } from "kysely";

/** Who paid by a wallet and why it refused, visits to the pages of wallets, and the notifications that processors post. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table order_payment add column payer text`,
  // Every value so far is one of these, so the rows need no check.
  `alter table order_attempt drop constraint order_attempt_failure_check,
     add constraint order_attempt_failure_reason check (failure in ('declined', 'notReceived', 'verificationRequired',
       'codeMismatch', 'insufficientFunds', 'limitExceeded', 'expiredCard')) not valid`,

  // Only the hash of the one-time state is kept, with which the shopper comes back.
  `create table wallet_visit (
     state_hash text primary key, session_id text not null, kind text not null, page_id text not null,
     started_at timestamptz not null)`,
  `create index wallet_visit_by_start on wallet_visit (started_at)`,
  `create table sandbox_wallet_page (
     page_id text primary key, kind text not null, return_url text not null, amount_cents int not null,
     currency text not null check (currency in ('USD', 'CAD')), outcome text, opened_at timestamptz not null)`,

  `create index sandbox_wallet_page_by_opening on sandbox_wallet_page (opened_at)`,

  `create table payment_notification (
     position int primary key generated always as identity, adapter text not null, notification_id text not null,
     reference text not null, received_at timestamptz not null, acknowledged_at timestamptz,
     unique (adapter, notification_id))`,
  `create index payment_notification_waiting on payment_notification (position) where acknowledged_at is null`,
  `create index payment_notification_by_receipt on payment_notification (received_at)`,
];
