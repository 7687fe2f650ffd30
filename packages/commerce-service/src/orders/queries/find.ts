import type { Site } from "@store/contract/shared";
import { type Kysely, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { OrderAttemptRow, StoreDatabase } from "../../database/schema.ts";
import { longestLookPauseMs } from "../rules/look-times.ts";

/** An attempt as it stands now. */
export function findAttempt(database: Kysely<StoreDatabase>, attemptId: string): Promise<OrderAttemptRow | undefined> {
  return database.selectFrom("order_attempt").selectAll().where("attempt_id", "=", attemptId).executeTakeFirst();
}

/** The attempt that a session made under a key. */
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

/** The attempt under a key that a session made, or another one of its account. */
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

/** The attempt that a basket being placed is in. */
export function findRunningAttempt(
  database: Kysely<StoreDatabase>,
  basketId: string,
): Promise<OrderAttemptRow | undefined> {
  return database
    .selectFrom("order_attempt")
    .selectAll()
    .where("basket_id", "=", basketId)
    .where("state", "not in", ["placed", "failed"])
    .executeTakeFirst();
}

/** The order that an owner placed last on a site, with the version of the basket that it was. */
export function findLatestOrder(
  database: Kysely<StoreDatabase>,
  { ownerId, site }: { ownerId: string; site: Site },
): Promise<{ orderId: string; basketVersion: number } | undefined> {
  return database
    .selectFrom("customer_order as placed")
    .innerJoin("order_attempt as attempt", "attempt.attempt_id", "placed.attempt_id")
    .select(["placed.order_id as orderId", "attempt.basket_version as basketVersion"])
    .where("placed.owner_id", "=", ownerId)
    .where("placed.site", "=", site)
    .orderBy("placed.order_number", "desc")
    .executeTakeFirst();
}

const atOnce = 20;

/**
 * Takes attempts that are due for a look, each by one process only: locked rows are skipped, and the next look is put
 * off before this one begins, so that a process that dies over it delays the attempt but never loses it.
 */
export async function takeDueAttempts(database: Kysely<StoreDatabase>, now: Date): Promise<OrderAttemptRow[]> {
  return database
    .updateTable("order_attempt")
    .set((eb) => ({
      looks: eb("looks", "+", 1),
      // The exponent is held down: a power too large for a number would fail the statement, and with it every recovery.
      next_look_at: sql<Date>`${now}::timestamptz
        + least(power(2, least(looks, 20) + 1) * 1000, ${longestLookPauseMs}) * interval '1 millisecond'`,
    }))
    .where("attempt_id", "in", (query) =>
      query
        .selectFrom("order_attempt")
        .select("attempt_id")
        .where("state", "not in", ["placed", "failed"])
        .where("next_look_at", "<=", now)
        .orderBy("next_look_at")
        .limit(atOnce)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

/** An order with everything in it, for the session or account that placed it. */
export function findOrder(database: Kysely<StoreDatabase>, { orderId, ownerId }: { orderId: string; ownerId: string }) {
  return database
    .selectFrom("customer_order as placed")
    .selectAll("placed")
    .select((eb) => [
      jsonArrayFrom(
        eb.selectFrom("order_address").selectAll().whereRef("order_address.order_id", "=", "placed.order_id"),
      ).as("addresses"),
      jsonArrayFrom(
        eb
          .selectFrom("order_recipient")
          .selectAll()
          .whereRef("order_recipient.order_id", "=", "placed.order_id")
          .orderBy("position"),
      ).as("recipients"),
      jsonArrayFrom(
        eb
          .selectFrom("order_shipment")
          .selectAll()
          .whereRef("order_shipment.order_id", "=", "placed.order_id")
          .orderBy("position"),
      ).as("shipments"),
      jsonArrayFrom(
        eb
          .selectFrom("order_line")
          .selectAll()
          .whereRef("order_line.order_id", "=", "placed.order_id")
          .orderBy("position"),
      ).as("lines"),
      jsonArrayFrom(
        eb
          .selectFrom("order_payment")
          .selectAll()
          .whereRef("order_payment.order_id", "=", "placed.order_id")
          .orderBy("position"),
      ).as("payments"),
      jsonArrayFrom(
        eb
          .selectFrom("order_promotion")
          .select("code")
          .whereRef("order_promotion.order_id", "=", "placed.order_id")
          .orderBy("code"),
      ).as("promotions"),
    ])
    .where("placed.order_id", "=", orderId)
    .where("placed.owner_id", "=", ownerId)
    .executeTakeFirst();
}
export type FoundOrder = NonNullable<Awaited<ReturnType<typeof findOrder>>>;
