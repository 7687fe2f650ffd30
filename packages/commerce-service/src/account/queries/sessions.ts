import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import { getSeenSince, type Session } from "../../service/session/session-store.ts";

/**
 * Locks a session, so that concurrent sign-ins run one after the other; returns whether it is still valid. A call that
 * already holds the basket's lock can still store its response, so that there is no deadlock.
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

/** Locks an account, so that concurrent sign-ins on two devices run one after the other. */
export async function lockAccount(transaction: Kysely<StoreDatabase>, accountId: string): Promise<void> {
  await transaction
    .selectFrom("account")
    .select("account_id")
    .where("account_id", "=", accountId)
    .forNoKeyUpdate()
    .execute();
}

/**
 * Replaces a session with another one, if given: its cookie becomes invalid. Stored responses move to the successor, so
 * that a repeated add is not performed twice; without a successor they are deleted, and so are the viewed products and
 * the place. The id stays known, so that no session is started with it again.
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
    update session set replaced_at = ${now}, successor_id = ${successorId}, account_id = null,
      postal_code = null, postal_code_at = null
    where session_id = ${sessionId}`.execute(transaction);
}

/** The open sessions of an account, the one seen last first. */
export function findOpenSessions(
  database: Kysely<StoreDatabase>,
  { accountId, now, most }: { accountId: string; now: Date; most: number },
) {
  return database
    .selectFrom("session")
    .select(["session_id", "device", "created_at", "seen_at"])
    .where("account_id", "=", accountId)
    .where("replaced_at", "is", null)
    .where("seen_at", ">", getSeenSince(now))
    .orderBy("seen_at", "desc")
    .limit(most)
    .execute();
}

interface EndSessions {
  accountId: string;
  /** Only this one. */
  sessionId?: string;
  /** The session of the browser that ends them: it is replaced, the others are revoked. */
  own: Session | null;
  now: Date;
}

/** Ends every session of an account, on all devices, or the one that is named: their cookies open nothing any more. */
export async function endAccountSessions(
  transaction: Kysely<StoreDatabase>,
  { accountId, sessionId, own, now }: EndSessions,
): Promise<void> {
  const target = sessionId === undefined ? sql`true` : sql`session_id = ${sessionId}`;
  const ownId = own?.sessionId ?? null;
  await sql`
    with ended as (
      update session set replaced_at = ${now}, successor_id = null, account_id = null,
        postal_code = null, postal_code_at = null,
        revoked_at = case when session_id is distinct from ${ownId}::text then ${now}::timestamptz end
      where account_id = ${accountId} and replaced_at is null and ${target} returning session_id),
    answered as (delete from idempotency where session_id in (select session_id from ended))
    delete from recently_viewed where session_id in (select session_id from ended)`.execute(transaction);
}

/** Moves a guest's viewed products, orders, running attempts and place to the next session and owner. */
export async function transferSessionData(
  transaction: Kysely<StoreDatabase>,
  { from, to }: { from: Session; to: Session },
): Promise<void> {
  await sql`
    with views as (update recently_viewed set session_id = ${to.sessionId} where session_id = ${from.sessionId}),
    placed as (
      update session set postal_code = guest.postal_code, postal_code_at = guest.postal_code_at from session guest
      where session.session_id = ${to.sessionId} and guest.session_id = ${from.sessionId}),
    attempts as (
      update order_attempt set owner_id = ${to.ownerId}, session_id = ${to.sessionId} where owner_id = ${from.ownerId})
    update customer_order set owner_id = ${to.ownerId} where owner_id = ${from.ownerId}`.execute(transaction);
}
