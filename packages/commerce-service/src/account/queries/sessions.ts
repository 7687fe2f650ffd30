import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import type { Session } from "../../service/session/session-store.ts";

/**
 * Waits for a session, so that of two sign-ins in it one goes first; answers whether it still stands. A change that has its
 * basket already may still keep its answer in it, so that neither waits for the other.
 */
export async function lockSession(transaction: Kysely<StoreDatabase>, sessionId: string): Promise<boolean> {
  const found = await transaction
    .selectFrom("session")
    .select("session_id")
    .where("session_id", "=", sessionId)
    .where("replaced_at", "is", null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return found !== undefined;
}

/** Waits for an account, so that of sign-ins on two devices one goes first. */
export async function lockAccount(transaction: Kysely<StoreDatabase>, accountId: string): Promise<void> {
  await transaction
    .selectFrom("account")
    .select("account_id")
    .where("account_id", "=", accountId)
    .forNoKeyUpdate()
    .execute();
}

/**
 * Puts another session, if any, in the place of one: its cookie opens nothing any more. What was answered in it goes along to
 * the next, so that an add that is repeated is not made twice; without a next one it is gone, as is what was looked at. Its
 * id stays known, so that nobody begins anew under it.
 */
export async function replaceSession(
  transaction: Kysely<StoreDatabase>,
  { sessionId, successorId, now }: { sessionId: string; successorId: string | null; now: Date },
): Promise<void> {
  await sql`
    with moved as (
      update idempotency set session_id = ${successorId}
      where session_id = ${sessionId} and ${successorId}::text is not null),
    answered as (delete from idempotency where session_id = ${sessionId} and ${successorId}::text is null),
    viewed as (delete from recently_viewed where session_id = ${sessionId})
    update session set replaced_at = ${now}, successor_id = ${successorId}, account_id = null
    where session_id = ${sessionId}`.execute(transaction);
}

/** Ends every session of an account, on all devices, or the one that is named: their cookies open nothing any more. */
export async function endAccountSessions(
  transaction: Kysely<StoreDatabase>,
  { accountId, sessionId, now }: { accountId: string; sessionId?: string; now: Date },
): Promise<void> {
  const named = sessionId === undefined ? sql`true` : sql`session_id = ${sessionId}`;
  await sql`
    with ended as (
      update session set replaced_at = ${now}, successor_id = null, account_id = null
      where account_id = ${accountId} and replaced_at is null and ${named} returning session_id),
    answered as (delete from idempotency where session_id in (select session_id from ended))
    delete from recently_viewed where session_id in (select session_id from ended)`.execute(transaction);
}

/** Gives what a guest looked at, ordered and is paying for to the session and the owner that follow. */
export async function transferSessionData(
  transaction: Kysely<StoreDatabase>,
  { from, to }: { from: Session; to: Session },
): Promise<void> {
  await sql`
    with views as (update recently_viewed set session_id = ${to.sessionId} where session_id = ${from.sessionId}),
    attempts as (
      update order_attempt set owner_id = ${to.ownerId}, session_id = ${to.sessionId} where owner_id = ${from.ownerId})
    update customer_order set owner_id = ${to.ownerId} where owner_id = ${from.ownerId}`.execute(transaction);
}
