import { type Kysely, sql } from "kysely";

/**
 * Which selections of a product are a final sale (AMB-302), and what was said of returns when a line was ordered. Terms so far
 * were those of final sales. A final sale whose terms nobody would be asked is refused.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  "alter table product add column final_sale text check (final_sale in ('always', 'madeToOrder', 'personalized'))",
  `update product set final_sale = case when (terms->>'isForMadeToOrder')::boolean then 'madeToOrder' else 'always' end
   where terms is not null`,
  `alter table product add constraint final_sale_asks_for_terms check (final_sale is null or (terms is not null
     and (final_sale = 'madeToOrder' or not (terms->>'isForMadeToOrder')::boolean)))`,
  "alter table order_line add column returns_text text",
];
