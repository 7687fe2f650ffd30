import { type Kysely, sql } from "kysely";

/** The gift cards that an account used with their PINs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table account_gift_card (
     account_id text not null references account on delete cascade, card_mark text not null,
     used_at timestamptz not null, primary key (account_id, card_mark))`,
  `create index account_gift_card_used_at on account_gift_card (used_at)`,
];
