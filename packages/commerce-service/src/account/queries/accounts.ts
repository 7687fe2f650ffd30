import type { AccountDetails } from "@store/contract/account";
import type { Site } from "@store/contract/shared";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import { countryOfSite } from "../../delivery/rules/delivery-place.ts";

/** Inserts a new account; returns whether its e-mail address was free. */
export async function insertAccount(
  transaction: Kysely<StoreDatabase>,
  account: { accountId: string; email: string; firstName: string; lastName: string; phc: string; now: Date },
): Promise<boolean> {
  const { accountId, email, firstName, lastName, phc, now } = account;
  const inserted = await transaction
    .insertInto("account")
    .values({
      account_id: accountId,
      email,
      first_name: firstName,
      last_name: lastName,
      password_phc: phc,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("account_id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Updates an account's password; returns the e-mail address to notify. */
export async function updatePassword(
  transaction: Kysely<StoreDatabase>,
  { accountId, phc }: { accountId: string; phc: string },
): Promise<{ email: string; firstName: string }> {
  return transaction
    .updateTable("account")
    .set({ password_phc: phc })
    .where("account_id", "=", accountId)
    .returning(["email", "first_name as firstName"])
    .executeTakeFirstOrThrow();
}

/** Updates the name of an account. */
export async function saveName(
  database: Kysely<StoreDatabase>,
  { accountId, firstName, lastName }: { accountId: string; firstName: string; lastName: string },
): Promise<void> {
  await database
    .updateTable("account")
    .set({ first_name: firstName, last_name: lastName })
    .where("account_id", "=", accountId)
    .execute();
}

/** The account of an e-mail address, with the hash of its password. */
export async function findPassword(
  database: Kysely<StoreDatabase>,
  email: string,
): Promise<{ accountId: string; phc: string } | undefined> {
  return database
    .selectFrom("account")
    .select(["account_id as accountId", "password_phc as phc"])
    .where("email", "=", email)
    .executeTakeFirst();
}

/** Name and e-mail address of an account. */
export async function findAccountDetails(
  database: Kysely<StoreDatabase>,
  accountId: string,
): Promise<AccountDetails | undefined> {
  return database
    .selectFrom("account")
    .select(["first_name as firstName", "last_name as lastName", "email"])
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}

/** E-mail address and first name of an account. */
export async function findAccount(
  database: Kysely<StoreDatabase>,
  accountId: string,
): Promise<{ email: string; firstName: string }> {
  return database
    .selectFrom("account")
    .select(["email", "first_name as firstName"])
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
}

/**
 * Updates an account's e-mail address; returns whether it was free. Throws a unique violation if another transaction
 * took it at the same moment.
 */
export async function updateEmail(
  transaction: Kysely<StoreDatabase>,
  { accountId, email }: { accountId: string; email: string },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable("account")
    .set({ email })
    .where("account_id", "=", accountId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("account as other").select("other.account_id").where("other.email", "=", email))),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

// Expressions of the statement with which a call starts; the basket's module joins them.

/** The areas of the addresses of the session's account. */
export const accountAreas = sql`
  select upper(left(d.postal_code, 3)) from account_address d where d.account_id = s.account_id`;

/** The postal code of the default address, the first in the site's country, of the account of the session `s`. */
export const selectAccountPostalCode = (site: Site) => sql`
  (select d.postal_code from account_address d where d.account_id = s.account_id and d.country = ${countryOfSite[site]}
   order by d.position limit 1)`;

/** The account of the session `s`, with its addresses in the site's country, its cards and its certificates. */
export const selectAccount = (site: Site, certificates: RawBuilder<unknown>) => sql`
  (select json_build_object('accountId', a.account_id, 'email', a.email, 'firstName', a.first_name, 'isTaxExempt', a.is_tax_exempt,
     'addresses', (select coalesce(json_agg(d order by position), '[]') from account_address d
        where d.account_id = a.account_id and d.country = ${countryOfSite[site]}),
     'cards', (select coalesce(json_agg(json_build_object('cardId', card_id, 'token', token, 'type', card_type,
          'lastFour', last_four, 'expMonth', exp_month, 'expYear', exp_year) order by position), '[]')
        from account_card k where k.account_id = a.account_id),
     'certificates', ${certificates})
   from account a where a.account_id = s.account_id)`;
