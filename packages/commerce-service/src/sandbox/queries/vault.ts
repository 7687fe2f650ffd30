import { sql } from "kysely";
import type { SandboxScriptTable } from "../../database/schema.ts";
import type { Verification } from "../../ports/payments.ts";
import type { SandboxOutcome } from "../outcomes.ts";
import type { SandboxStore } from "./sandbox-store.ts";

/** Keeps a token and its outcome, unless the script loses the request. */
export async function saveToken(
  { database, takeScript }: SandboxStore,
  card: { call: SandboxScriptTable["call"]; token: string; outcome: SandboxOutcome; now: Date },
): Promise<{ effect: SandboxOutcome | null }> {
  const { call, token, outcome, now } = card;
  const { rows } = await sql<{ effect: SandboxOutcome | null }>`
    with script as (${takeScript(call, [])}),
    kept as (
      insert into sandbox_card (token, outcome, created_at)
      select ${token}, ${outcome}, ${now}::timestamptz
      where not exists (select 1 from script where effect = 'timeoutLost'))
    select (select effect from script) as effect`.execute(database);
  return { effect: rows[0]?.effect ?? null };
}

/** Notes that a token's security code was looked at; answers the token's outcome, or null when there is no such token. */
export async function recordVerification(
  { database, takeScript }: SandboxStore,
  { token, verification, now }: { token: string; verification: Verification; now: Date },
): Promise<{ effect: SandboxOutcome | null; outcome: SandboxOutcome | null }> {
  const { rows } = await sql<{ effect: SandboxOutcome | null; outcome: SandboxOutcome | null }>`
    with script as (${takeScript("verify", [token])}),
    noted as (
      update sandbox_card set verified_at =
        case when ${verification} = 'verified' and outcome <> 'codeMismatch'
          and not exists (select 1 from script where effect <> 'replyLost') then ${now}::timestamptz else verified_at end
      where token = ${token} returning outcome)
    select (select effect from script) as effect, (select outcome from noted) as outcome`.execute(database);
  return rows[0] ?? { effect: null, outcome: null };
}
