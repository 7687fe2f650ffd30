import { type Insertable, type Kysely, sql } from "kysely";
import type { SessionTable, StoreDatabase } from "../../database/schema.ts";
import type { ResponseRow } from "../../service/idempotency/stored-responses.ts";
import type { Basket, BasketLine } from "../basket.ts";
import type { TypedPostalCode } from "../basket-context.ts";
import type { BasketLineJson } from "./read-basket.ts";
import {
  countTries,
  deleteLines,
  holdSession,
  insertBasket,
  insertResponse,
  insertSession,
  putLines,
  updateBasket,
  updatePlace,
} from "./save-parts.ts";

export interface BasketWrite {
  /** As it was read; null if the basket is new. */
  before: Basket | null;
  /** The basket to write, with the next version. */
  after: Basket;
  now: Date;
  /** A session that starts with this basket. */
  session: Insertable<SessionTable> | null;
  /** The session whose postal code changes, and what was typed. */
  place?: { sessionId: string; typed: TypedPostalCode | null } | null;
  /** The response for the call's key, written with the change. */
  answer: ResponseRow | null;
  /** The rate-limit keys that count this change. */
  tries?: { subjects: readonly string[]; withinMs: number };
}

/**
 * Writes a changed basket in one statement: its row, the changed lines, a new session and the stored response;
 * everything, or nothing if another change was saved since it was read. Returns whether it was written. The statement
 * is the same for any number of lines, and omits the parts that are not needed.
 */
export async function saveBasket(database: Kysely<StoreDatabase>, write: BasketWrite): Promise<boolean> {
  const { before, after, now, session, place, answer, tries } = write;
  const { put, gone } = compareLines(before, after);
  const holds = Boolean(place && !session);
  const parts = [
    place && !session && sql`held as materialized (${holdSession(place.sessionId)})`,
    sql`written as (${before ? updateBasket({ before, after, now, holds }) : insertBasket({ after, now, holds })})`,
    session && sql`begun as (${insertSession(session)})`,
    place && !session && sql`placed as (${updatePlace(place)})`,
    put.length > 0 && sql`put as (${putLines(put)})`,
    gone.length > 0 && sql`gone as (${deleteLines(gone)})`,
    answer && sql`answered as (${insertResponse(answer)})`,
    tries && tries.subjects.length > 0 && sql`counted as (${countTries({ ...tries, now })})`,
  ].filter((part) => typeof part === "object" && part !== null);
  const { rows } = await sql`with ${sql.join(parts)} select from written`.execute(database);
  return rows.length === 1;
}

/** Locks the owner's basket until the transaction ends, after the session that is written with it, if there is one. */
export async function lockBasket(
  transaction: Kysely<StoreDatabase>,
  { ownerId, site, sessionId }: Pick<Basket, "ownerId" | "site"> & { sessionId?: string },
): Promise<void> {
  if (sessionId !== undefined) await holdSession(sessionId).execute(transaction);
  await transaction
    .selectFrom("basket")
    .select("basket_id")
    .where("owner_id", "=", ownerId)
    .where("site", "=", site)
    // A literal, as in the condition of the index: with a parameter, the statement would read all baskets.
    .where("status", "<>", sql.lit("ordered"))
    .forUpdate()
    .execute();
}

function compareLines(before: Basket | null, after: Basket): { put: BasketLineJson[]; gone: string[] } {
  const known = new Map((before?.lines ?? []).map((line) => [line.lineId, line]));
  // Rules keep unchanged lines as the same objects, so only new objects are written.
  const put = after.lines.filter((line) => known.get(line.lineId) !== line).map((line) => toLineRow(line, after));
  const lineIds = new Set(after.lines.map(({ lineId }) => lineId));
  return { put, gone: [...known.keys()].filter((lineId) => !lineIds.has(lineId)) };
}

function toLineRow(line: BasketLine, { basketId }: Basket): BasketLineJson {
  return {
    line_id: line.lineId,
    basket_id: basketId,
    sku: line.sku,
    quantity: line.quantity,
    state: line.state,
    position: line.position,
    options: line.options,
    add_record: line.addRecord,
    recipient_id: line.recipientId,
    location_id: line.locationId,
    has_installation: line.hasInstallation,
    registry_code: line.registryCode,
  };
}
