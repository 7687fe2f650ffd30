import { type Kysely, sql } from "kysely";

/**
 * One document with the options of a line, in place of a column for each. It applies to open baskets, to orders, and to
 * the drafts of orders that are being placed. The undo of a removed recipient ends, because it has the lines in their
 * old form.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const addOptions = (table: string) => `alter table ${table} add column options jsonb not null default '{}'`;

const statements = [
  addOptions("basket_line"),
  `update basket_line set options = jsonb_strip_nulls(jsonb_build_object(
     'text', personalization_text, 'design', design, 'choice', option_choice, 'donationCents', donation_cents))`,
  `alter table basket_line drop column personalization_text, drop column design, drop column option_choice,
     drop column donation_cents, alter column options drop default,
     add constraint basket_line_donation check ((options->>'donationCents')::int between 100 and 50000)`,
  addOptions("order_line"),
  `update order_line set options = jsonb_strip_nulls(jsonb_build_object(
     'text', personalization_text, 'design', design, 'choice', option_choice))`,
  `alter table order_line drop column personalization_text, drop column design, drop column option_choice,
     alter column options drop default`,
  `update order_attempt set draft = jsonb_set(draft, '{lines}', (
     select coalesce(jsonb_agg(line - 'personalizationText' - 'design' - 'optionChoice' || jsonb_build_object('options',
       jsonb_strip_nulls(jsonb_build_object(
         'text', line->'personalizationText', 'design', line->'design', 'choice', line->'optionChoice'))) order by place), '[]')
     from jsonb_array_elements(draft->'lines') with ordinality lines(line, place)))
   where state not in ('placed', 'failed')`,
  `update basket set choices = choices - 'removedRecipient' where choices ? 'removedRecipient'`,
];
