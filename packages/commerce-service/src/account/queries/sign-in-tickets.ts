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
 * Keeps a ticket for a password that was right. Its try was counted as a failure: the address starts anew, and the
 * network block gets this one back, but keeps those for other addresses. One statement.
 */
export async function issueTicket(database: Kysely<StoreDatabase>, ticket: Ticket, keys: SignInKeys): Promise<void> {
  const { ticketHash, accountId, site, brand, expiresAt } = ticket;
  await sql`
    with ${forgiven(keys)}
    insert into sign_in_ticket (ticket_hash, account_id, site, brand, expires_at)
    values (${ticketHash}, ${accountId}, ${site}, ${brand}, ${expiresAt})`.execute(database);
}

/** Keeps a ticket where no password was tried: at a new account, and after a reset. */
export async function insertTicket(transaction: Kysely<StoreDatabase>, ticket: Ticket): Promise<void> {
  const { ticketHash, accountId, site, brand, expiresAt } = ticket;
  await transaction
    .insertInto("sign_in_ticket")
    .values({ ticket_hash: ticketHash, account_id: accountId, site, brand, expires_at: expiresAt })
    .execute();
}

/**
 * Waits for a ticket of this storefront, so that of two sign-ins with it one goes first, and answers whose it is.
 * Undefined when it is gone or too old.
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

/** Spends a ticket, in the transaction that signs in with it. */
export async function spendTicket(transaction: Kysely<StoreDatabase>, ticketHash: string): Promise<void> {
  await transaction.deleteFrom("sign_in_ticket").where("ticket_hash", "=", ticketHash).execute();
}
