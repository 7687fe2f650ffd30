import { type Kysely, sql } from "kysely";

/** The moment at which a sale ends, if it is known; the regular price holds from it on (AMB-328). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  "alter table offer add column sale_ends_at timestamptz",
  "create index offer_by_end_of_sale on offer (sale_ends_at) where sale_ends_at is not null",
];
