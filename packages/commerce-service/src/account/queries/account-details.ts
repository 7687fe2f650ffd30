import type { AccountDetails } from "@store/contract/account";
import type { Kysely } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";

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
