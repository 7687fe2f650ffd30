import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import { lockout } from "../rules/lockout.ts";

/** The keys under which a try is counted: keyed hashes. */
export interface SignInKeys {
  /** The e-mail address; for a browser that signed in to its account, that address on that browser. */
  address: string;
  /** Null if the origin of a try is unknown. */
  block: string | null;
}

/**
 * Counts a try as a failure before its result is known, and returns whether it is allowed: concurrent tries cannot
 * exceed the limit. Nothing is counted while any of its keys is locked, so a lock is neither extended nor passed on.
 * One statement; rows are locked in the order of their names, so that two tries never deadlock.
 */
export async function recordFailure(
  database: Kysely<StoreDatabase>,
  { keys: { address, block }, now }: { keys: SignInKeys; now: Date },
): Promise<boolean> {
  const subjects = block === null ? [address] : [address, block];
  const since = new Date(now.getTime() - lockout.withinMs);
  const until = new Date(now.getTime() + lockout.lockedMs);
  const forgotten = new Date(now.getTime() + lockout.withinMs + lockout.lockedMs);
  const { rows } = await sql`
    insert into sign_in_failure as known (subject_hash, failed_at, locked_until, forgotten_at)
    select subject, array[${now}::timestamptz], null, ${forgotten}::timestamptz
    from unnest(${subjects.toSorted()}::text[]) as subject
    where not exists (
      select 1 from sign_in_failure where subject_hash = any(${subjects}::text[]) and locked_until > ${now}::timestamptz)
    on conflict (subject_hash) do update set
      failed_at = array(select moment from unnest(known.failed_at) as moment where moment > ${since}::timestamptz)
        || excluded.failed_at,
      locked_until = case
        when (select count(*) from unnest(known.failed_at) as moment where moment > ${since}::timestamptz) + 1
          >= case when known.subject_hash = ${block} then ${lockout.perBlock}::int else ${lockout.perAddress}::int end
        then ${until}::timestamptz end,
      forgotten_at = excluded.forgotten_at
    where known.locked_until is null or known.locked_until <= ${now}::timestamptz
    returning subject_hash`.execute(database);
  return rows.length === subjects.length;
}

/**
 * Deletes the wrong passwords of an address on every browser, and its locks. The keys of known browsers start with the
 * address's own hash and an "x", which no hash contains.
 */
export async function clearFailures(transaction: Kysely<StoreDatabase>, address: string): Promise<void> {
  await sql`
    delete from sign_in_failure where subject_hash = ${address}
      or (subject_hash > ${`${address}x`} and subject_hash < ${`${address}y`})`.execute(transaction);
}

/**
 * The parts of a statement that refund a correct try: the count of its address is cleared, and that of its block is
 * reduced by this try.
 */
export function forgiven({ address, block }: SignInKeys) {
  return sql`cleared as (delete from sign_in_failure where subject_hash = ${address}),
    given_back as (
      update sign_in_failure set failed_at = trim_array(failed_at, 1),
        locked_until = case when cardinality(failed_at) > ${lockout.perBlock}::int then locked_until end
      where subject_hash = ${block} and cardinality(failed_at) > 0)`;
}

/** Refunds a try with a correct password if no ticket is issued. */
export async function forgiveFailure(database: Kysely<StoreDatabase>, keys: SignInKeys): Promise<void> {
  await sql`with ${forgiven(keys)} select 1`.execute(database);
}
