import type { Insertable } from "kysely";
import type { SessionTable } from "../../database/schema.ts";
import type { ResponseRow } from "../../service/idempotency/stored-responses.ts";
import type { Basket } from "../basket.ts";
import type { BasketLineJson } from "./read-basket.ts";

/*
 * The parts of the statement that writes a basket. All but the first check that it was `written`: another
 * call may have saved a newer version.
 */

/** Adds a parameter and returns its placeholder. */
export type Take = (value: unknown) => string;

// Another call may have created the owner's basket since none was found.
export function insertBasket(take: Take, { after, now }: { after: Basket; now: Date }): string {
  return `
    insert into basket (basket_id, owner_id, site, brand, version, status, in_checkout, reached_step, choices, created_at, updated_at)
    values (${take(after.basketId)}, ${take(after.ownerId)}, ${take(after.site)}, ${take(after.brand)}, ${take(after.version)},
      ${take(after.status)}, ${take(after.isInCheckout)}, ${take(after.reachedStep)}, ${take(JSON.stringify(after.choices))},
      ${take(now)}, ${take(now)})
    on conflict (owner_id, site) where status <> 'ordered' do nothing returning basket_id`;
}

export function updateBasket(take: Take, { before, after, now }: { before: Basket; after: Basket; now: Date }): string {
  const choices = before.choices === after.choices ? "" : `choices = ${take(JSON.stringify(after.choices))},`;
  return `
    update basket set version = ${take(after.version)}, in_checkout = ${take(after.isInCheckout)},
      reached_step = ${take(after.reachedStep)}, ${choices} updated_at = ${take(now)}
    where basket_id = ${take(before.basketId)} and version = ${take(before.version)} and status = 'open' returning basket_id`;
}

export function insertSession(take: Take, session: Insertable<SessionTable>): string {
  return `insert into session select * from json_populate_record(null::session, ${take(JSON.stringify(session))}::json)
    on conflict do nothing`;
}

export function putLines(take: Take, lines: readonly BasketLineJson[]): string {
  return `
    insert into basket_line select line.* from json_populate_recordset(null::basket_line, ${take(JSON.stringify(lines))}::json) line
    where exists (select from written)
    on conflict (line_id) do update set quantity = excluded.quantity, state = excluded.state,
      position = excluded.position, options = excluded.options, add_record = excluded.add_record,
      registry_code = excluded.registry_code, recipient_id = excluded.recipient_id, location_id = excluded.location_id,
      has_installation = excluded.has_installation`;
}

export function deleteLines(take: Take, lineIds: readonly string[]): string {
  return `delete from basket_line where line_id = any(${take(lineIds)}::text[]) and exists (select from written)`;
}

export function insertResponse(take: Take, answer: ResponseRow): string {
  return `
    insert into idempotency (session_id, key, call, fingerprint, status, reply, created_at)
    select ${take(answer.session_id)}, ${take(answer.key)}, ${take(answer.call)}, ${take(answer.fingerprint)},
      ${take(answer.status)}::int, ${take(JSON.stringify(answer.reply))}::json, ${take(answer.created_at)}::timestamptz
    from written
    on conflict (session_id, key) do update set call = excluded.call, fingerprint = excluded.fingerprint,
      status = excluded.status, reply = excluded.reply, created_at = excluded.created_at`;
}

export function countTries(
  take: Take,
  { subjects, withinMs, now }: { subjects: readonly string[]; withinMs: number; now: Date },
): string {
  const since = take(new Date(now.getTime() - withinMs));
  const moment = `${take(now)}::timestamptz`;
  return `
    insert into rate_limit as known (subject, window_started, used)
    select subject, ${moment}, 1 from unnest(${take(subjects)}::text[]) subject where exists (select from written) order by subject
    on conflict (subject) do update set
      window_started = case when known.window_started > ${since} then known.window_started else excluded.window_started end,
      used = case when known.window_started > ${since} then known.used + 1 else 1 end`;
}
