import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";

/** A rate-limit key with its maximum. */
export interface RateLimitKey {
  subject: string;
  most: number;
  /** Raises the maximum to so many times the count of another key, if that is more. */
  raisedBy?: { subject: string; times: number };
  /** When a new window starts; now by default. Keys that are compared share their windows. */
  startsAt?: Date;
}

/** The maximum of a key that is counted and never full. */
export const unlimited = 2 ** 31 - 1;

/** The keys of one limit. */
interface KeysOfLimit {
  subjects: readonly RateLimitKey[];
  withinMs: number;
}

/** A counted try with the count of each key, or a refused one with the full keys and their remaining time. */
export type Consumption =
  | { ok: true; used: Readonly<Record<string, number>> }
  | { ok: false; leftMs: number; full: readonly string[] };

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
): Promise<Consumption> {
  const { subjects, withinMs } = tries;
  const since = new Date(now.getTime() - withinMs);
  const checked = [{ ...tries, counts: true }, ...unless.map((one) => ({ ...one, counts: false }))].flatMap((one) =>
    one.subjects.map(({ subject, most, raisedBy, startsAt = now }) => ({
      subject,
      most,
      within_ms: one.withinMs,
      starts_at: startsAt,
      counts: one.counts,
      raised_by: raisedBy?.subject,
      times: raisedBy?.times,
    })),
  );
  const windows = checked.flatMap(({ subject, raised_by = subject }) => [subject, raised_by]);
  const { rows } = await sql<{ taken: Record<string, number> | null; full: Record<string, number> | null }>`
    with window_now as (select * from rate_limit where subject = any(${windows}::text[])),
    checked as (
      select a.subject, a.within_ms, a.starts_at, a.counts, greatest(a.most, a.times * r.used) as most
      from jsonb_to_recordset(${JSON.stringify(checked)}::jsonb) as a (subject text, most int, within_ms int,
        starts_at timestamptz, counts boolean, raised_by text, times int)
      left join window_now r on r.subject = a.raised_by
        and r.window_started > ${now}::timestamptz - a.within_ms * interval '1 millisecond'),
    full_window as (
      select subject, within_ms - extract(epoch from ${now}::timestamptz - r.window_started) * 1000 as left_ms
      from window_now r join checked using (subject)
      where r.window_started > ${now}::timestamptz - within_ms * interval '1 millisecond' and r.used >= checked.most),
    taken as (
      insert into rate_limit as known (subject, window_started, used)
      select subject, starts_at, 1 from checked
      where counts and not exists (select from full_window) order by subject
      on conflict (subject) do update set
        window_started = case when known.window_started > ${since}::timestamptz then known.window_started else excluded.window_started end,
        used = case when known.window_started > ${since}::timestamptz then known.used + 1 else 1 end
      where known.window_started <= ${since}::timestamptz
        or known.used < (select most from checked where checked.subject = known.subject)
      returning subject, used)
    select (select json_object_agg(subject, used) from taken) as taken,
      (select json_object_agg(subject, left_ms::float8) from full_window) as full
    `.execute(database);
  const taken = rows[0]?.taken ?? {};
  const full = rows[0]?.full ?? {};
  const counted = subjects.filter(({ subject }) => subject in taken);
  if (counted.length === subjects.length && Object.keys(full).length === 0) return { ok: true, used: taken };
  if (counted.length > 0) await refundKeys(database, counted);
  const late = subjects.filter((key) => counted.length > 0 && !counted.includes(key)).map(({ subject }) => subject);
  return { ok: false, leftMs: Math.max(0, ...Object.values(full)) || withinMs, full: [...Object.keys(full), ...late] };
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
  await refundStatement(subjects).execute(database);
}

/**
 * Refunds a try that was right, and counts it as such: `source` once in the window that starts at `startsAt`, however
 * often it is right. One statement.
 */
export async function refundRight(
  database: Kysely<StoreDatabase>,
  subjects: readonly RateLimitKey[],
  { source, total, startsAt }: { source: string; total: string; startsAt: Date },
): Promise<void> {
  await sql`
    with refunded as (${refundStatement(subjects)}),
    first as (
      insert into rate_limit as known (subject, window_started, used) values (${source}, ${startsAt}, 1)
      on conflict (subject) do update set window_started = excluded.window_started
      where known.window_started < excluded.window_started
      returning subject)
    insert into rate_limit as known (subject, window_started, used) select ${total}, ${startsAt}::timestamptz, 1 from first
    on conflict (subject) do update set
      window_started = greatest(known.window_started, excluded.window_started),
      used = case when known.window_started < excluded.window_started then 1 else known.used + 1 end`.execute(database);
}

function refundStatement(subjects: readonly RateLimitKey[]) {
  return sql`
    update rate_limit set used = used - 1 where used > 0 and subject = any(array(
      select subject from rate_limit where subject = any(${toNames(subjects)}::text[])
      order by subject for update))`;
}

function toNames(subjects: readonly RateLimitKey[]): string[] {
  return subjects.map(({ subject }) => subject);
}
