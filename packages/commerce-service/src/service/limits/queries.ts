import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";

/** Somebody whose tries are counted, and how many they have. */
export interface LimitedSubject {
  subject: string;
  most: number;
}

/**
 * Counts a try of all subjects, or of none when one of them has none left; answers whether it may be made, and otherwise
 * when the window that is full began. One statement, so of many at once no more get through than are left; rows are taken
 * in the order of their names, so that two tries never wait for each other.
 */
export async function takeTry(
  database: Kysely<StoreDatabase>,
  { subjects, withinMs, now }: { subjects: readonly LimitedSubject[]; withinMs: number; now: Date },
): Promise<{ ok: true } | { ok: false; windowStarted: Date }> {
  const since = new Date(now.getTime() - withinMs);
  const { rows } = await sql<{ taken: number; full_since: Date | null }>`
    with asked as (
      select * from jsonb_to_recordset(${JSON.stringify(subjects)}::jsonb) as a (subject text, most int)),
    full_window as (
      select r.window_started from rate_limit r join asked using (subject)
      where r.window_started > ${since}::timestamptz and r.used >= asked.most),
    taken as (
      insert into rate_limit as known (subject, window_started, used)
      select subject, ${now}::timestamptz, 1 from asked where not exists (select from full_window) order by subject
      on conflict (subject) do update set
        window_started = case when known.window_started > ${since}::timestamptz then known.window_started else ${now}::timestamptz end,
        used = case when known.window_started > ${since}::timestamptz then known.used + 1 else 1 end
      where known.window_started <= ${since}::timestamptz
        or known.used < (select most from asked where asked.subject = known.subject)
      returning subject)
    select (select count(*)::int from taken) as taken, (select max(window_started) from full_window) as full_since
    `.execute(database);
  const [row] = rows;
  return row?.taken === subjects.length ? { ok: true } : { ok: false, windowStarted: row?.full_since ?? now };
}

/** Gives a try back that was none after all. */
export async function giveTryBack(
  database: Kysely<StoreDatabase>,
  subjects: readonly Pick<LimitedSubject, "subject">[],
): Promise<void> {
  await sql`
    update rate_limit set used = used - 1 where used > 0 and subject in (
      select subject from rate_limit where subject = any(${subjects.map(({ subject }) => subject)}::text[])
      order by subject for update)`.execute(database);
}

/** Drops windows that ended long ago. */
export async function dropOldTries(database: Kysely<StoreDatabase>, now: Date): Promise<void> {
  const dayMs = 24 * 60 * 60 * 1000;
  await database
    .deleteFrom("rate_limit")
    .where("window_started", "<", new Date(now.getTime() - dayMs))
    .execute();
}
