import { type Kysely, sql } from "kysely";

/** The browsers that are signed in to an account, and the design requests of its owner. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table session add column device text`,
  `create table design_request (
     request_id text primary key, account_id text not null references account on delete cascade,
     site text not null check (site in ('US', 'CA')), brand text not null check (brand in ('general', 'modern')),
     answers jsonb not null, requested_at timestamptz not null)`,
  `create index swatch_order_by_moment on swatch_order (ordered_at)`,
  `create index design_request_account on design_request (account_id)`,
];
