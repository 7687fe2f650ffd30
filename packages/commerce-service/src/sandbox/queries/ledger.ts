import { type Kysely, type RawBuilder, sql } from "kysely";
import type { SandboxAuthorizationTable, SandboxScriptTable, StoreDatabase } from "../../database/schema.ts";
import type { SandboxOutcome } from "../../database/tables/sandbox.ts";
import type { Clock } from "../../ports/clock.ts";
import type { PaymentNotifications, Verification } from "../../ports/payments.ts";

/** A row of the ledger, as far as it is returned. */
export interface LedgerEntry {
  state: SandboxAuthorizationTable["state"];
  decline_code: SandboxAuthorizationTable["decline_code"];
  settles_at: Date;
}

/** Looks a reference up; the script may lose the request or its reply. */
export async function findEntry(
  { database, takeScript }: SandboxStore,
  reference: string,
): Promise<{ effect: SandboxOutcome | null; entry: LedgerEntry | null }> {
  const { rows } = await sql<LedgerEntry & { effect: SandboxOutcome | null; found: boolean }>`
    with script as (${takeScript("find", [reference])})
    select (select effect from script) as effect, known.state, known.decline_code, known.settles_at,
      known.reference is not null as found
    from (values (1)) as one left join sandbox_authorization known on known.reference = ${reference}`.execute(database);
  const [row] = rows;
  if (!row) throw new Error("The sandbox ledger answered nothing. A look-up always answers one row.");
  const { effect, found, ...entry } = row;
  return { effect, entry: found ? entry : null };
}

/**
 * Voids a reference, unless the script loses the request. If there was none, a row is created: a late authorization
 * finds it and is refused.
 */
export async function voidEntry(
  { database, takeScript }: SandboxStore,
  { reference, now }: { reference: string; now: Date },
): Promise<{ effect: SandboxOutcome | null }> {
  const { rows } = await sql<{ effect: SandboxOutcome | null }>`
    with script as (${takeScript("release", [reference])}),
    voided as (
      insert into sandbox_authorization (reference, state, decline_code, settles_at, created_at)
      select ${reference}, 'voided', 'released', ${now}::timestamptz, ${now}::timestamptz
      where not exists (select 1 from script where effect = 'timeoutLost')
      on conflict (reference) do update set state = 'voided', decline_code = 'released')
    select (select effect from script) as effect`.execute(database);
  return { effect: rows[0]?.effect ?? null };
}

/** The source of a call's script: the body of a `with` that returns its effect, if there is one. */
type TakeScript = (call: SandboxScriptTable["call"], subjects: readonly string[]) => RawBuilder<unknown>;

/** Takes the oldest script for a call: concurrent callers take different ones. */
export const takeScript: TakeScript = (call, subjects) => sql`delete from sandbox_script where script_id = (
    select script_id from sandbox_script where call = ${call} and subject = any(${[...subjects, "*"]}::text[])
    order by script_id limit 1 for update skip locked) returning effect`;

/** For a processor without scripts. */
export const takeNoScript: TakeScript = () => sql`select null::text as effect where false`;

/** The dependencies of the sandbox's statements. */
export interface SandboxStore {
  database: Kysely<StoreDatabase>;
  takeScript: TakeScript;
}

/** Saves a token and its outcome, unless the script loses the request. */
export async function saveToken(
  { database, takeScript }: SandboxStore,
  card: { call: SandboxScriptTable["call"]; token: string; outcome: SandboxOutcome; now: Date },
): Promise<{ effect: SandboxOutcome | null }> {
  const { call, token, outcome, now } = card;
  const { rows } = await sql<{ effect: SandboxOutcome | null }>`
    with script as (${takeScript(call, [])}),
    new_card as (
      insert into sandbox_card (token, outcome, created_at)
      select ${token}, ${outcome}, ${now}::timestamptz
      where not exists (select 1 from script where effect = 'timeoutLost'))
    select (select effect from script) as effect`.execute(database);
  return { effect: rows[0]?.effect ?? null };
}

/** Records that a token's security code was verified; returns the token's outcome, or null if it does not exist. */
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

/** Schedules notifications about a reference. */
export async function scheduleNotification(
  database: Kysely<StoreDatabase>,
  { reference, times, tellsAt }: { reference: string; times: number; tellsAt: Date },
): Promise<void> {
  const rows = Array.from({ length: times }, () => ({ reference, tells_at: tellsAt }));
  await database.insertInto("sandbox_notification").values(rows).execute();
}

/** The sandbox's notifications, which repeat until they are acknowledged. */
export function sandboxNotifications(database: Kysely<StoreDatabase>, clock: Clock): PaymentNotifications {
  return {
    async read(limit) {
      const rows = await database
        .selectFrom("sandbox_notification")
        .select(["notification_id", "reference"])
        .where("acknowledged_at", "is", null)
        .where("tells_at", "<=", clock.now())
        .orderBy("notification_id")
        .limit(sql.lit(limit))
        .execute();
      return rows.map(({ notification_id: id, reference }) => ({ notificationId: String(id), reference }));
    },
    async acknowledge(notificationIds) {
      if (notificationIds.length === 0) return;
      await database
        .updateTable("sandbox_notification")
        .set({ acknowledged_at: clock.now() })
        .where(sql<boolean>`notification_id = any(${notificationIds.map(Number)}::int[])`)
        .where("acknowledged_at", "is", null)
        .execute();
    },
  };
}
