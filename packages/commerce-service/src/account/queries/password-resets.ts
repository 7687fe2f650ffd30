import type { Brand, Site } from "@store/contract/shared";
import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";

interface PasswordReset {
  email: string;
  tokenHash: string;
  resetPath: string;
  mailId: string;
  site: Site;
  brand: Brand;
  now: Date;
  expiresAt: Date;
}

/**
 * Stores a reset link and its mail for the account of an e-mail address, unless it has three valid links already. One
 * statement, whether the account exists or not.
 */
export async function queuePasswordReset(database: Kysely<StoreDatabase>, reset: PasswordReset): Promise<void> {
  const { email, tokenHash, resetPath, mailId, site, brand, now, expiresAt } = reset;
  await sql`
    with known as (
      select account_id, email, first_name from account a where email = ${email} and 3 > (
        select count(*) from password_reset r where r.account_id = a.account_id and r.expires_at > ${now})),
    link as (
      insert into password_reset (token_hash, account_id, expires_at)
      select ${tokenHash}, account_id, ${expiresAt}::timestamptz from known)
    insert into mail_outbox (mail_id, recipient, site, brand, content, next_attempt_at, created_at)
    select ${mailId}, email, ${site}, ${brand}, jsonb_build_object(
      'kind', 'passwordReset', 'firstName', first_name, 'resetPath', ${resetPath}::text), ${now}, ${now}
    from known`.execute(database);
}

/**
 * Uses a reset link and deletes all others of its account; returns the account. Undefined if the link was used or has
 * expired.
 */
export async function spendPasswordReset(
  transaction: Kysely<StoreDatabase>,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<string | undefined> {
  const spent = await transaction
    .deleteFrom("password_reset")
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .returning("account_id as accountId")
    .executeTakeFirst();
  if (spent) await deletePasswordResets(transaction, spent.accountId);
  return spent?.accountId;
}

/** Deletes every reset link of an account. */
export async function deletePasswordResets(transaction: Kysely<StoreDatabase>, accountId: string): Promise<void> {
  await transaction.deleteFrom("password_reset").where("account_id", "=", accountId).execute();
}
