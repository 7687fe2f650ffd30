import { CompiledQuery, type Insertable, type Kysely } from "kysely";
import type { SessionTable, StoreDatabase } from "../../database/schema.ts";
import type { AnswerRow } from "../../service/idempotency/to-answer-row.ts";
import type { Basket, BasketLine } from "../basket.ts";
import type { BasketLineJson } from "./read-basket.ts";

export interface BasketWrite {
  /** As it was read; null when the basket is new. */
  before: Basket | null;
  /** As it shall be, under the next version. */
  after: Basket;
  now: Date;
  /** A session that begins with this basket. */
  session: Insertable<SessionTable> | null;
  /** What is answered under the call's key, in the same moment as the change. */
  answer: AnswerRow | null;
  /** Who made one more change in the window that runs. */
  tries?: { subjects: readonly string[]; withinMs: number };
}

/**
 * Writes a changed basket in one statement: its row, the lines that differ, a session that begins with it and the answer
 * that is stored for a replay; all of it, or nothing when somebody else changed the basket since it was read. Answers
 * whether it was written. The statement is the same however many lines there are.
 */
export async function saveBasket(database: Kysely<StoreDatabase>, write: BasketWrite): Promise<boolean> {
  const { before, after, now, session, answer, tries = { subjects: [], withinMs: 0 } } = write;
  const { put, gone } = compareLines(before, after);
  const { rows } = await database.executeQuery(
    CompiledQuery.raw(saveStatement, [
      JSON.stringify(listOf(session)),
      JSON.stringify(before === null ? [toRow(after, now)] : []),
      after.version,
      after.isInCheckout,
      after.reachedStep,
      JSON.stringify(after.choices),
      now,
      before?.basketId ?? null,
      before?.version ?? null,
      JSON.stringify(put),
      gone,
      JSON.stringify(listOf(answer)),
      tries.subjects,
      new Date(now.getTime() - tries.withinMs),
    ]),
  );
  return rows.length === 1;
}

// $1 a session, $2 a new basket, $3 to $7 the basket's new version and columns, $8 and $9 which basket in which version,
// $10 lines to write, $11 ids of lines to delete, $12 the answer, $13 subjects of a limit, $14 when its window began at the earliest.
const saveStatement = `
  with begun as (insert into session select * from jsonb_populate_recordset(null::session, $1::jsonb)),
  started as (
    insert into basket (basket_id, owner_id, site, brand, version, status, in_checkout, reached_step, choices, created_at, updated_at)
    select basket_id, owner_id, site, brand, version, status, in_checkout, reached_step, choices, created_at, updated_at
    from jsonb_populate_recordset(null::basket, $2::jsonb)
    on conflict (owner_id, site) where status <> 'ordered' do nothing returning basket_id),
  changed as (
    update basket set version = $3, in_checkout = $4, reached_step = $5, choices = $6::jsonb, updated_at = $7
    where basket_id = $8 and version = $9 and status = 'open' returning basket_id),
  kept as (select basket_id from started union all select basket_id from changed),
  put as (
    insert into basket_line select line.* from jsonb_populate_recordset(null::basket_line, $10::jsonb) line
    where exists (select from kept)
    on conflict (line_id) do update set quantity = excluded.quantity, state = excluded.state,
      position = excluded.position, donation_cents = excluded.donation_cents,
      personalization_text = excluded.personalization_text, option_choice = excluded.option_choice,
      registry_id = excluded.registry_id, recipient_id = excluded.recipient_id, location_id = excluded.location_id,
      has_installation = excluded.has_installation),
  gone as (delete from basket_line where line_id = any($11::text[]) and exists (select from kept)),
  answered as (
    insert into idempotency select answer.* from jsonb_populate_recordset(null::idempotency, $12::jsonb) answer
    where exists (select from kept)
    on conflict (session_id, key) do update set call = excluded.call, fingerprint = excluded.fingerprint,
      status = excluded.status, reply = excluded.reply, created_at = excluded.created_at),
  counted as (
    insert into rate_limit as known (subject, window_started, used)
    select subject, $7, 1 from unnest($13::text[]) subject where exists (select from kept) order by subject
    on conflict (subject) do update set
      window_started = case when known.window_started > $14 then known.window_started else $7 end,
      used = case when known.window_started > $14 then known.used + 1 else 1 end)
  select basket_id from kept`;

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

function toRow(basket: Basket, now: Date) {
  return {
    basket_id: basket.basketId,
    owner_id: basket.ownerId,
    site: basket.site,
    brand: basket.brand,
    version: basket.version,
    status: basket.status,
    in_checkout: basket.isInCheckout,
    reached_step: basket.reachedStep,
    choices: basket.choices,
    created_at: now,
    updated_at: now,
  };
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

function listOf<Row>(row: Row | null): Row[] {
  return row === null ? [] : [row];
}
