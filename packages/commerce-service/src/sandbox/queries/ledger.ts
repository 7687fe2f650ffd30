import { sql } from "kysely";
import type { SandboxOutcome } from "../outcomes.ts";
import type { LedgerEntry } from "./enter-authorization.ts";
import type { SandboxStore } from "./sandbox-store.ts";

/** Looks a reference up; the script may lose the question or its answer. */
export async function findEntry(
  { database, takeScript }: SandboxStore,
  reference: string,
): Promise<{ effect: SandboxOutcome | null; entry: LedgerEntry | null }> {
  const { rows } = await sql<LedgerEntry & { effect: SandboxOutcome | null; found: boolean }>`
    with script as (${takeScript("find", [reference])})
    select (select effect from script) as effect, known.state, known.decline_code, known.settles_at,
      known.reference is not null as found
    from (values (1)) as one left join sandbox_authorisation known on known.reference = ${reference}`.execute(database);
  const [row] = rows;
  if (!row) throw new Error("The sandbox ledger answered nothing. A look-up always answers one row.");
  const { effect, found, ...entry } = row;
  return { effect, entry: found ? entry : null };
}

/**
 * Voids a reference, unless the script loses the request. The row stays behind when there was none: an authorization
 * that arrives late finds it and is refused.
 */
export async function voidEntry(
  { database, takeScript }: SandboxStore,
  { reference, now }: { reference: string; now: Date },
): Promise<{ effect: SandboxOutcome | null }> {
  const { rows } = await sql<{ effect: SandboxOutcome | null }>`
    with script as (${takeScript("release", [reference])}),
    voided as (
      insert into sandbox_authorisation (reference, state, decline_code, settles_at, created_at)
      select ${reference}, 'voided', 'released', ${now}::timestamptz, ${now}::timestamptz
      where not exists (select 1 from script where effect = 'timeoutLost')
      on conflict (reference) do update set state = 'voided', decline_code = 'released')
    select (select effect from script) as effect`.execute(database);
  return { effect: rows[0]?.effect ?? null };
}
