import type { Kysely } from "kysely";
import type { OrderAttemptRow, StoreDatabase } from "../../database/schema.ts";
import { endedStates } from "../rules/attempt-states.ts";

/** The current state of an attempt. */
export function findAttempt(database: Kysely<StoreDatabase>, attemptId: string): Promise<OrderAttemptRow | undefined> {
  return database.selectFrom("order_attempt").selectAll().where("attempt_id", "=", attemptId).executeTakeFirst();
}

/** The attempt of a session with a key. */
export function findAttemptByKey(
  database: Kysely<StoreDatabase>,
  { sessionId, key }: { sessionId: string; key: string },
): Promise<OrderAttemptRow | undefined> {
  return database
    .selectFrom("order_attempt")
    .selectAll()
    .where("session_id", "=", sessionId)
    .where("attempt_key", "=", key)
    .executeTakeFirst();
}

/** The attempt with a key, of a session or of another session of its account. */
export function findAttemptToShow(
  database: Kysely<StoreDatabase>,
  { sessionId, ownerId, key }: { sessionId: string; ownerId: string; key: string },
): Promise<OrderAttemptRow | undefined> {
  return database
    .selectFrom("order_attempt")
    .selectAll()
    .where("attempt_key", "=", key)
    .where((eb) => eb.or([eb("session_id", "=", sessionId), eb("owner_id", "=", ownerId)]))
    .orderBy((eb) => eb("session_id", "=", sessionId), "desc")
    .executeTakeFirst();
}

/** The attempt of a basket that is being placed. */
export function findRunningAttempt(
  database: Kysely<StoreDatabase>,
  basketId: string,
): Promise<OrderAttemptRow | undefined> {
  return database
    .selectFrom("order_attempt")
    .selectAll()
    .where("basket_id", "=", basketId)
    .where("state", "not in", endedStates)
    .executeTakeFirst();
}
