import type { DesignRequest } from "@store/contract/account";
import type { Address, Brand, Site } from "@store/contract/shared";
import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import { toAddressColumns } from "../../database/to-address.ts";
import { countryOfSite } from "../../delivery/rules/delivery-place.ts";

/** The addresses of an account in the country of a site, the default first. */
export function findSavedAddresses(database: Kysely<StoreDatabase>, accountId: string, site: Site) {
  return database
    .selectFrom("account_address")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("country", "=", countryOfSite[site])
    .orderBy("position")
    .execute();
}

/** The cards of an account, the default first. */
export function findSavedCards(database: Kysely<StoreDatabase>, accountId: string) {
  return database
    .selectFrom("account_card")
    .select(["card_id as cardId", "token", "card_type as type", "last_four as lastFour"])
    .select(["exp_month as expMonth", "exp_year as expYear"])
    .where("account_id", "=", accountId)
    .orderBy("position")
    .execute();
}

/**
 * Updates an address of an account in the country of a site; returns its id, undefined if the account does not have it.
 * Throws a unique violation if the account has that address already.
 */
export function updateAddress(
  database: Kysely<StoreDatabase>,
  { accountId, addressId, address, site }: { accountId: string; addressId: string; address: Address; site: Site },
): Promise<{ addressId: string } | undefined> {
  return database
    .updateTable("account_address")
    .set(toAddressColumns(address))
    .where("address_id", "=", addressId)
    .where("account_id", "=", accountId)
    .where("country", "=", countryOfSite[site])
    .returning("address_id as addressId")
    .executeTakeFirst();
}

const savedTables = {
  address: { table: "account_address", key: "address_id" },
  card: { table: "account_card", key: "card_id" },
} as const;

/** An address or a card of an account. Another account's id matches nothing. */
export interface SavedItem {
  kind: keyof typeof savedTables;
  id: string;
}

/** Deletes an address or a card of an account. */
export async function deleteItem(
  database: Kysely<StoreDatabase>,
  accountId: string,
  { kind, id }: SavedItem,
): Promise<void> {
  const { table, key } = savedTables[kind];
  await sql`
    delete from ${sql.table(table)} where ${sql.ref(key)} = ${id} and account_id = ${accountId}`.execute(database);
}

/** Moves an address or a card of an account before all others of its kind. */
export async function moveItemFirst(
  database: Kysely<StoreDatabase>,
  accountId: string,
  { kind, id }: SavedItem,
): Promise<void> {
  const { table, key } = savedTables[kind];
  await sql`
    update ${sql.table(table)} set position = (
      select min(position) - 1 from ${sql.table(table)} where account_id = ${accountId})
    where ${sql.ref(key)} = ${id} and account_id = ${accountId}`.execute(database);
}

interface NewDesignRequest {
  requestId: string;
  accountId: string;
  site: Site;
  brand: Brand;
  answers: DesignRequest;
  now: Date;
}

/** Stores a request for the store's designers. */
export async function insertDesignRequest(
  transaction: Kysely<StoreDatabase>,
  { requestId, accountId, site, brand, answers, now }: NewDesignRequest,
): Promise<void> {
  const request = { request_id: requestId, account_id: accountId, site, brand, requested_at: now };
  await transaction
    .insertInto("design_request")
    .values({ ...request, answers: JSON.stringify(answers) })
    .execute();
}
