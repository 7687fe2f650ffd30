import type { SavedAccount } from "@store/contract/account";
import { sql } from "kysely";
import { toAddress } from "../database/to-address.ts";
import { countryOfSite } from "../delivery/rules/delivery-place.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { toSavedCard } from "../views/to-payment-data.ts";

/** Name, e-mail address, addresses of the site's country and cards of an account, as the checkout offers them. */
export async function showAccount(
  accountId: string,
  _request: object,
  { database, clock, site }: CallContext,
): Promise<Answer<SavedAccount>> {
  const account = await database
    .selectFrom("account")
    .select(["first_name as firstName", "last_name as lastName", "email"])
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  const addresses = await database
    .selectFrom("account_address")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("country", "=", countryOfSite[site])
    .orderBy("position")
    .execute();
  const cards = await database
    .selectFrom("account_card")
    .select(["card_id as cardId", "token", "card_type as type", "last_four as lastFour"])
    .select(["exp_month as expMonth", "exp_year as expYear"])
    .where("account_id", "=", accountId)
    .orderBy("position")
    .execute();
  const now = clock.now();
  return {
    kind: "reply",
    reply: {
      isSuccess: true,
      account,
      addresses: addresses.map((row) => ({ addressId: row.address_id, ...toAddress(row) })),
      cards: cards.map((card) => toSavedCard(card, {}, now)),
    },
  };
}

const savedTables = {
  address: { table: "account_address", key: "address_id" },
  card: { table: "account_card", key: "card_id" },
} as const;

/** An address or a card of an account. Another account's id matches nothing. */
interface SavedItem {
  kind: keyof typeof savedTables;
  id: string;
}

const done = { kind: "reply", reply: { isSuccess: true } } as const;

/** Removes an address or a card of the account; removing it again has no effect. */
export async function removeSavedItem(
  accountId: string,
  { kind, id }: SavedItem,
  { database }: CallContext,
): Promise<Answer<{ isSuccess: boolean }>> {
  const { table, key } = savedTables[kind];
  await sql`
    delete from ${sql.table(table)} where ${sql.ref(key)} = ${id} and account_id = ${accountId}`.execute(database);
  return done;
}

/** Makes an address or a card of the account its default, which the checkout offers first. */
export async function setDefaultItem(
  accountId: string,
  { kind, id }: SavedItem,
  { database }: CallContext,
): Promise<Answer<{ isSuccess: boolean }>> {
  const { table, key } = savedTables[kind];
  await sql`
    update ${sql.table(table)} set position = (
      select min(position) - 1 from ${sql.table(table)} where account_id = ${accountId})
    where ${sql.ref(key)} = ${id} and account_id = ${accountId}`.execute(database);
  return done;
}
