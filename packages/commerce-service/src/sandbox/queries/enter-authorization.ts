import { sql } from "kysely";
import type { AuthorizationRequest } from "../../ports/payments.ts";
import { type OutcomeRule, outcomeRules } from "../outcomes.ts";
import type { LedgerEntry, SandboxStore } from "./ledger.ts";

/** The result of a request, and how it is answered; the entry is null if the request never arrived. */
export interface EnteredAuthorization {
  answer: OutcomeRule["answer"];
  entry: LedgerEntry | null;
  /** The reference belongs to another token, amount or currency. */
  isConflict: boolean;
  /** How many notifications to send afterwards. */
  notifications: number;
}

const unknownToken = { state: "declined", code: "unknownToken", answer: "prompt", notifications: 0 };
const rules = JSON.stringify(
  Object.entries({ ...outcomeRules, unknownToken }).map(([outcome, rule]) => ({ outcome, ...rule })),
);

/**
 * Records an authorization once, in one statement: the script or the token decides its outcome, and the same reference
 * again returns the first one and charges nothing more.
 */
export async function enterAuthorization(
  { database, takeScript }: SandboxStore,
  { reference, token, amountCents, currency }: AuthorizationRequest,
  { now, settlesAt }: { now: Date; settlesAt: Date },
): Promise<EnteredAuthorization> {
  const { rows } = await sql<LedgerEntry & Omit<EnteredAuthorization, "entry"> & { entered: boolean }>`
    with script as (${takeScript("authorize", [reference, token])}),
    card as (
      select case when outcome in ('verificationRequired', 'wrongCode') and verified_at is not null then 'approve' else outcome end
        as outcome
      from sandbox_card where token = ${token}),
    chosen as (
      select rule.* from jsonb_to_recordset(${rules}::jsonb)
        as rule(outcome text, state text, code text, answer text, notifications int)
      where rule.outcome = coalesce(
        (select effect from script where exists (select 1 from card)), (select outcome from card), 'unknownToken')),
    entered as (
      insert into sandbox_authorization as known
        (reference, token, amount_cents, currency, state, decline_code, settles_at, created_at)
      select ${reference}, ${token}, ${amountCents}::int, ${currency}, state, code,
        case when state = 'pending' then ${settlesAt}::timestamptz else ${now}::timestamptz end, ${now}::timestamptz
      from chosen where state is not null
      on conflict (reference) do update set asked = known.asked + 1
      returning token, amount_cents, currency, state, decline_code, settles_at, asked)
    select chosen.answer, case when entered.asked = 1 then chosen.notifications else 0 end as notifications, entered.state, entered.decline_code, entered.settles_at, entered.state is not null as entered,
      coalesce(entered.state <> 'voided' and (entered.token, entered.amount_cents, entered.currency)
        is distinct from (${token}, ${amountCents}::int, ${currency}), false) as "isConflict"
    from chosen left join entered on true`.execute(database);
  const [row] = rows;
  if (!row)
    throw new Error("The sandbox has no rule for an outcome. Every outcome of its tables is one of outcomeRules.");
  const { answer, entered, isConflict, notifications, ...entry } = row;
  return { answer, isConflict, notifications, entry: entered ? entry : null };
}
