import { type Kysely, sql } from "kysely";

/**
 * A session has the postal code that was typed last. Carts had it until now, and theirs are kept; that of a checkout with an
 * address is older than it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  "alter table session add column postal_code text, add column postal_code_at timestamptz",
  `update session set postal_code = b.choices ->> 'taxPostalCode', postal_code_at = b.updated_at
   from basket b
   where b.owner_id = session.owner_id and b.site = session.site and b.status <> 'ordered'
     and session.replaced_at is null and b.choices ->> 'taxPostalCode' is not null
     and not jsonb_path_exists(b.choices, '$.recipients[*].address')`,
];
