import { type Kysely, sql } from "kysely";

/** What a line of a basket holds beyond its SKU, and that dates of arrival may be out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table basket_line add column option_choice text, add column registry_id text`,
  `alter table service_outage drop constraint service_outage_service_check, add check (service in
     ('installation', 'personalization', 'inHousePersonalization', 'customOrder', 'giftCards', 'deliveryEstimate'))`,
];
