import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";

/** A rate-limit key with its maximum. */
export interface RateLimitKey {
  subject: string;
  most: number;
}

/** The keys of one limit. */
interface KeysOfLimit {
  subjects: readonly RateLimitKey[];
  withinMs: number;
}

/**
 * Counts a try for all keys, or for none if one of them, or of those that are only checked (`unless`), is exhausted;
 * returns whether it is allowed, otherwise the remaining time of the full window. One statement, so concurrent tries
 * cannot exceed the limit; rows are locked in the order of their names, so that two tries never deadlock. If another
 * try used the last one at the same moment, the count is refunded.
 *
 * Windows are looked up by a list of keys and not only joined: a plan that was made for an empty table, and kept, would
 * otherwise scan all of it.
 */
export async function consumeKeys(
  database: Kysely<StoreDatabase>,
  { tries, unless = [], now }: { tries: KeysOfLimit; unless?: readonly KeysOfLimit[]; now: Date },
): Promise<{ ok: true } | { ok: false; leftMs: number }> {
  const { subjects, withinMs } = tries;
  const since = new Date(now.getTime() - withinMs);
  const asked = [{ ...tries, counts: true }, ...unless.map((one) => ({ ...one, counts: false }))].flatMap((one) =>
    one.subjects.map((subject) => ({ ...subject, within_ms: one.withinMs, counts: one.counts })),
  );
  const { rows } = await sql<{ taken: string[]; left_ms: number | null }>`
    with asked as (
      select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
        as a (subject text, most int, within_ms int, counts boolean)),
    full_window as (
      select within_ms - extract(epoch from ${now}::timestamptz - r.window_started) * 1000 as left_ms
      from rate_limit r join asked using (subject)
      where r.subject = any(${asked.map(({ subject }) => subject)}::text[])
        and r.window_started > ${now}::timestamptz - within_ms * interval '1 millisecond' and r.used >= asked.most),
    taken as (
      insert into rate_limit as known (subject, window_started, used)
      select subject, ${now}::timestamptz, 1 from asked
      where counts and not exists (select from full_window) order by subject
      on conflict (subject) do update set
        window_started = case when known.window_started > ${since}::timestamptz then known.window_started else ${now}::timestamptz end,
        used = case when known.window_started > ${since}::timestamptz then known.used + 1 else 1 end
      where known.window_started <= ${since}::timestamptz
        or known.used < (select most from asked where asked.subject = known.subject)
      returning subject)
    select array(select subject from taken) as taken, (select max(left_ms)::float8 from full_window) as left_ms
    `.execute(database);
  const [row] = rows;
  const counted = subjects.filter(({ subject }) => row?.taken.includes(subject));
  if (counted.length === subjects.length && row?.left_ms === null) return { ok: true };
  if (counted.length > 0) await refundKeys(database, counted);
  return { ok: false, leftMs: row?.left_ms ?? withinMs };
}

/** Counts an event for all keys. */
export async function countKeys(
  database: Kysely<StoreDatabase>,
  { subjects, withinMs, now }: KeysOfLimit & { now: Date },
): Promise<void> {
  const since = new Date(now.getTime() - withinMs);
  await sql`
    insert into rate_limit as known (subject, window_started, used)
    select subject, ${now}::timestamptz, 1 from unnest(${toNames(subjects)}::text[]) subject order by subject
    on conflict (subject) do update set
      window_started = case when known.window_started > ${since}::timestamptz then known.window_started else ${now}::timestamptz end,
      used = case when known.window_started > ${since}::timestamptz then known.used + 1 else 1 end`.execute(database);
}

/** Refunds a try. */
export async function refundKeys(database: Kysely<StoreDatabase>, subjects: readonly RateLimitKey[]): Promise<void> {
  await sql`
    update rate_limit set used = used - 1 where used > 0 and subject = any(array(
      select subject from rate_limit where subject = any(${toNames(subjects)}::text[])
      order by subject for update))`.execute(database);
}

function toNames(subjects: readonly RateLimitKey[]): string[] {
  return subjects.map(({ subject }) => subject);
}
