import { type Kysely, sql } from "kysely";

/**
 * Terms of any product, in stock or made to order; a record of how each line was added; and the owner of
 * a saved design. The undo of a removed recipient ends, because it has the lines in their old form.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table product rename column custom_order_terms to terms`,
  `update product set terms = terms || '{"isForMadeToOrder": true}' where terms is not null`,
  `alter table basket_line add column add_record jsonb not null default '{}'`,
  `alter table basket_line alter column add_record drop default`,
  `alter table order_line add column add_record jsonb not null default '{}'`,
  `alter table order_line alter column add_record drop default`,
  `update order_attempt set draft = jsonb_set(draft, '{lines}', (
     select coalesce(jsonb_agg(line || '{"addRecord": {}}' order by place), '[]')
     from jsonb_array_elements(draft->'lines') with ordinality lines(line, place)))
   where state not in ('placed', 'failed')`,
  `update basket set choices = choices - 'removedRecipient' where choices ? 'removedRecipient'`,
  `alter table personalization_design add column owner_id text`,
];
