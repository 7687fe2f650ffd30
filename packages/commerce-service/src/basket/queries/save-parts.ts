import { type Insertable, sql } from "kysely";
import type { SessionTable } from "../../database/schema.ts";
import type { ResponseRow } from "../../service/idempotency/stored-responses.ts";
import type { Basket } from "../basket.ts";
import type { TypedPostalCode } from "../basket-context.ts";
import type { BasketLineJson } from "./read-basket.ts";

/*
 * The parts of the statement that writes a basket. All after the basket check that it was `written`: another
 * call may have saved a newer version.
 */

/** Locks the session that the statement writes before the basket, as a sign-in does: the other way round is a deadlock. */
export function holdSession(sessionId: string) {
  return sql`select session_id from session where session_id = ${sessionId} for no key update`;
}

const isHeld = (holds: boolean) => (holds ? sql`exists (select from held)` : sql`true`);

// Another call may have created the owner's basket since none was found.
export function insertBasket({ after, now, holds }: { after: Basket; now: Date; holds: boolean }) {
  return sql`
    insert into basket (basket_id, owner_id, site, brand, version, status, in_checkout, reached_step, choices, created_at, updated_at)
    select ${after.basketId}, ${after.ownerId}, ${after.site}, ${after.brand}, ${after.version}::int, ${after.status},
      ${after.isInCheckout}::boolean, ${after.reachedStep}::int, ${JSON.stringify(after.choices)}::jsonb,
      ${now}::timestamptz, ${now}::timestamptz
    where ${isHeld(holds)}
    on conflict (owner_id, site) where status <> 'ordered' do nothing returning basket_id`;
}

export function updateBasket(change: { before: Basket; after: Basket; now: Date; holds: boolean }) {
  const { before, after, now, holds } = change;
  const choices = before.choices === after.choices ? sql`` : sql`choices = ${JSON.stringify(after.choices)},`;
  return sql`
    update basket set version = ${after.version}, in_checkout = ${after.isInCheckout},
      reached_step = ${after.reachedStep}, ${choices} updated_at = ${now}
    where basket_id = ${before.basketId} and version = ${before.version} and status = 'open'
      and ${isHeld(holds)} returning basket_id`;
}

export function insertSession(session: Insertable<SessionTable>) {
  return sql`insert into session select * from json_populate_record(null::session, ${JSON.stringify(session)}::json)
    on conflict do nothing`;
}

/** The columns of a session for the postal code that was typed last. */
export const toPlaceColumns = (typed: TypedPostalCode | null) => ({
  postal_code: typed?.postalCode ?? null,
  postal_code_at: typed?.at ?? null,
});

export function updatePlace({ sessionId, typed }: { sessionId: string; typed: TypedPostalCode | null }) {
  const { postal_code, postal_code_at } = toPlaceColumns(typed);
  return sql`update session set postal_code = ${postal_code}, postal_code_at = ${postal_code_at}
    where session_id = ${sessionId} and exists (select from written)`;
}

export function putLines(lines: readonly BasketLineJson[]) {
  return sql`
    insert into basket_line select line.* from json_populate_recordset(null::basket_line, ${JSON.stringify(lines)}::json) line
    where exists (select from written)
    on conflict (line_id) do update set quantity = excluded.quantity, state = excluded.state,
      position = excluded.position, options = excluded.options, add_record = excluded.add_record,
      registry_code = excluded.registry_code, recipient_id = excluded.recipient_id, location_id = excluded.location_id,
      has_installation = excluded.has_installation`;
}

export function deleteLines(lineIds: readonly string[]) {
  return sql`delete from basket_line where line_id = any(${lineIds}::text[]) and exists (select from written)`;
}

export function insertResponse(answer: ResponseRow) {
  return sql`
    insert into idempotency (session_id, key, call, fingerprint, status, reply, created_at)
    select ${answer.session_id}, ${answer.key}, ${answer.call}, ${answer.fingerprint},
      ${answer.status}::int, ${JSON.stringify(answer.reply)}::json, ${answer.created_at}::timestamptz
    from written
    on conflict (session_id, key) do update set call = excluded.call, fingerprint = excluded.fingerprint,
      status = excluded.status, reply = excluded.reply, created_at = excluded.created_at`;
}

export function countTries({ subjects, withinMs, now }: { subjects: readonly string[]; withinMs: number; now: Date }) {
  const since = new Date(now.getTime() - withinMs);
  return sql`
    insert into rate_limit as known (subject, window_started, used)
    select subject, ${now}::timestamptz, 1 from unnest(${subjects}::text[]) subject where exists (select from written) order by subject
    on conflict (subject) do update set
      window_started = case when known.window_started > ${since} then known.window_started else excluded.window_started end,
      used = case when known.window_started > ${since} then known.used + 1 else 1 end`;
}
