import { CompiledQuery, type Insertable, type Kysely } from "kysely";
import type { SessionTable, StoreDatabase } from "../../database/schema.ts";
import type { ResponseRow } from "../../service/idempotency/stored-responses.ts";
import type { Basket, BasketLine } from "../basket.ts";
import type { BasketLineJson } from "./read-basket.ts";
import {
  countTries,
  deleteLines,
  insertBasket,
  insertSession,
  putLines,
  saveResponse,
  type Take,
  updateBasket,
} from "./save-parts.ts";

export interface BasketWrite {
  /** As it was read; null when the basket is new. */
  before: Basket | null;
  /** As it shall be, under the next version. */
  after: Basket;
  now: Date;
  /** A session that begins with this basket. */
  session: Insertable<SessionTable> | null;
  /** What is answered under the call's key, in the same moment as the change. */
  answer: ResponseRow | null;
  /** Who made one more change in the window that runs. */
  tries?: { subjects: readonly string[]; withinMs: number };
}

/**
 * Writes a changed basket in one statement: its row, the lines that differ, a session that begins with it and the answer
 * that is stored for a replay; all of it, or nothing when somebody else changed the basket since it was read. Answers
 * whether it was written. The statement is the same however many lines there are, and has no part for what there is not.
 */
export async function saveBasket(database: Kysely<StoreDatabase>, write: BasketWrite): Promise<boolean> {
  const { before, after, now, session, answer, tries } = write;
  const { put, gone } = compareLines(before, after);
  const values: unknown[] = [];
  const take: Take = (value) => `$${values.push(value)}`;
  const parts = [
    `written as (${before ? updateBasket(take, { before, after, now }) : insertBasket(take, { after, now })})`,
    session && `begun as (${insertSession(take, session)})`,
    put.length > 0 && `put as (${putLines(take, put)})`,
    gone.length > 0 && `gone as (${deleteLines(take, gone)})`,
    answer && `answered as (${saveResponse(take, answer)})`,
    tries && tries.subjects.length > 0 && `counted as (${countTries(take, { ...tries, now })})`,
  ].filter((part) => typeof part === "string");
  const text = `with ${parts.join(", ")} select from written`;
  const { rows } = await database.executeQuery(CompiledQuery.raw(text, values));
  return rows.length === 1;
}

/** Waits for the owner's basket, so that nobody else changes it before this transaction ends. */
export async function lockBasket(
  transaction: Kysely<StoreDatabase>,
  { ownerId, site }: Pick<Basket, "ownerId" | "site">,
): Promise<void> {
  await transaction
    .selectFrom("basket")
    .select("basket_id")
    .where("owner_id", "=", ownerId)
    .where("site", "=", site)
    .where("status", "<>", "ordered")
    .forUpdate()
    .execute();
}

function compareLines(before: Basket | null, after: Basket): { put: BasketLineJson[]; gone: string[] } {
  const known = new Map((before?.lines ?? []).map((line) => [line.lineId, line]));
  // Rules keep the lines they do not touch, so one that is the same object is the same line.
  const put = after.lines.filter((line) => known.get(line.lineId) !== line).map((line) => toLineRow(line, after));
  const kept = new Set(after.lines.map(({ lineId }) => lineId));
  return { put, gone: [...known.keys()].filter((lineId) => !kept.has(lineId)) };
}

function toLineRow(line: BasketLine, { basketId }: Basket): BasketLineJson {
  return {
    line_id: line.lineId,
    basket_id: basketId,
    sku: line.sku,
    quantity: line.quantity,
    state: line.state,
    position: line.position,
    donation_cents: line.donationCents,
    personalization_text: line.personalizationText,
    recipient_id: line.recipientId,
    location_id: line.locationId,
    has_installation: line.hasInstallation,
    option_choice: line.optionChoice,
    registry_id: line.registryId,
  };
}
