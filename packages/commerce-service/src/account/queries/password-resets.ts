import type { Brand, Site } from "@store/contract/shared";
import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import type { StoredMailContent } from "../../mail/queries/outbox.ts";

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
 * Stores a reset link and its mail for an e-mail address, unless it has three valid links already. One statement, which
 * does not read accounts: it writes the same whether there is one or not. The mail is sent only if there is.
 */
export async function queuePasswordReset(database: Kysely<StoreDatabase>, reset: PasswordReset): Promise<void> {
  const { email, tokenHash, resetPath, mailId, site, brand, now, expiresAt } = reset;
  const content: StoredMailContent = { kind: "passwordReset", resetPath };
  await sql`
    with link as (
      insert into password_reset (token_hash, email, expires_at)
      select ${tokenHash}, ${email}, ${expiresAt}::timestamptz
      where 3 > (select count(*) from password_reset where email = ${email} and expires_at > ${now})
      returning email)
    insert into mail_outbox (mail_id, recipient, site, brand, content, next_attempt_at, created_at)
    select ${mailId}, email, ${site}, ${brand}, ${JSON.stringify(content)}::jsonb, ${now}, ${now}
    from link`.execute(database);
}

/** The e-mail address of a reset link that can still be used. */
export async function findPasswordReset(
  database: Kysely<StoreDatabase>,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<string | undefined> {
  const found = await database
    .selectFrom("password_reset")
    .select("email")
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return found?.email;
}

/**
 * Uses a reset link and deletes all others of its address; returns the account. Undefined if the link was used or has
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
    .returning("email")
    .executeTakeFirst();
  if (!spent) return undefined;
  await deletePasswordResets(transaction, spent.email);
  const account = await transaction
    .selectFrom("account")
    .select("account_id as accountId")
    .where("email", "=", spent.email)
    .executeTakeFirst();
  return account?.accountId;
}

/** Deletes every reset link of an account's e-mail address. */
export async function deletePasswordResets(transaction: Kysely<StoreDatabase>, email: string): Promise<void> {
  await transaction.deleteFrom("password_reset").where("email", "=", email).execute();
}
