import { type Kysely, sql } from "kysely";

/** Indexes for the rows that housekeeping deletes, the baskets of deleted guests, and the start of the last pass. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create index idempotency_by_moment on idempotency (created_at)`,
  `create index rate_limit_by_moment on rate_limit (window_started)`,
  `create index session_by_last_seen on session (seen_at)`,
  `create index session_by_start on session (created_at)`,

  // Set when the session that owns the basket is deleted. Baskets of accounts and of running sessions are not in the
  // index, so however many there are, a pass does not read them.
  `alter table basket add column is_abandoned boolean not null default false`,
  `update basket set is_abandoned = true
   where status <> 'ordered' and owner_id not like 'account:%'
     and not exists (select from session where session_id = basket.owner_id)
     and not exists (select from order_attempt where basket_id = basket.basket_id)`,
  `create index basket_abandoned on basket (updated_at) where is_abandoned`,

  // One row: all processes together do one pass a minute.
  `create table housekeeping (only_one boolean primary key default true check (only_one), started_at timestamptz not null)`,
  `insert into housekeeping (started_at) values ('-infinity')`,
];
