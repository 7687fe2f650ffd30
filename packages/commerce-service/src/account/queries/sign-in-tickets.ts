import type { Brand, Site } from "@store/contract/shared";
import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import { forgiven, type SignInKeys } from "./sign-in-failures.ts";

export interface Ticket {
  ticketHash: string;
  accountId: string;
  site: Site;
  brand: Brand;
  expiresAt: Date;
}

/**
 * Stores a ticket for a correct password. Its try was counted as a failure: the count of the address is cleared, and
 * that of the network block is reduced by this try. One statement.
 */
export async function issueTicket(database: Kysely<StoreDatabase>, ticket: Ticket, keys: SignInKeys): Promise<void> {
  const { ticketHash, accountId, site, brand, expiresAt } = ticket;
  await sql`
    with ${forgiven(keys)}
    insert into sign_in_ticket (ticket_hash, account_id, site, brand, expires_at)
    values (${ticketHash}, ${accountId}, ${site}, ${brand}, ${expiresAt})`.execute(database);
}

/** Stores a ticket without a password check: for a new account, and after a reset. */
export async function insertTicket(transaction: Kysely<StoreDatabase>, ticket: Ticket): Promise<void> {
  const { ticketHash, accountId, site, brand, expiresAt } = ticket;
  await transaction
    .insertInto("sign_in_ticket")
    .values({ ticket_hash: ticketHash, account_id: accountId, site, brand, expires_at: expiresAt })
    .execute();
}

/**
 * Locks a ticket of this storefront, so that concurrent sign-ins with it run one after the other, and returns its
 * account. Undefined if it does not exist or has expired.
 */
export async function lockTicket(
  transaction: Kysely<StoreDatabase>,
  { ticketHash, site, brand, now }: { ticketHash: string; site: Site; brand: Brand; now: Date },
): Promise<{ accountId: string } | undefined> {
  return transaction
    .selectFrom("sign_in_ticket")
    .select("account_id as accountId")
    .where("ticket_hash", "=", ticketHash)
    .where("site", "=", site)
    .where("brand", "=", brand)
    .where("expires_at", ">", now)
    .forUpdate()
    .executeTakeFirst();
}

/** Deletes a ticket, in the transaction of the sign-in. */
export async function spendTicket(transaction: Kysely<StoreDatabase>, ticketHash: string): Promise<void> {
  await transaction.deleteFrom("sign_in_ticket").where("ticket_hash", "=", ticketHash).execute();
}
