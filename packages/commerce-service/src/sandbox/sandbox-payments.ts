import type { Kysely } from "kysely";
import type { SandboxAuthorisationTable, StoreDatabase } from "../database/schema.ts";
import type { Clock } from "../ports/clock.ts";
import type { Authorisation, AuthorisationRequest, Payments } from "../ports/payments.ts";
import type { Random } from "../ports/random.ts";
import { findOutcome, type SandboxOutcome } from "./test-cards.ts";

export interface SandboxOptions {
  database: Kysely<StoreDatabase>;
  clock: Clock;
  random: Random;
  /** How long the adapter waits for the processor before it gives up on an answer. */
  answerWithinMs?: number;
  /** How long an authorisation that was applied without an answer stays unsettled. */
  settlesAfterMs?: number;
}

type Row = Pick<SandboxAuthorisationTable, "state"> & { settles_at: Date };

/**
 * A card processor for development, tests and demonstrations, as durable as a real one: its ledger lies in two tables
 * of its own. What happens to a card is chosen when its token is made, by the numbers of `testCards`; number and
 * security code are forgotten at once.
 */
export function createSandboxPayments({
  database,
  clock,
  random,
  answerWithinMs = 1500,
  settlesAfterMs = 4000,
}: SandboxOptions): Payments {
  return {
    async tokenise({ number }) {
      const token = `sandbox-${random.token(18)}`;
      await database
        .insertInto("sandbox_card")
        .values({ token, outcome: findOutcome(number), created_at: clock.now() })
        .execute();
      return { ok: true, token };
    },

    async authorise(request) {
      const outcome = await findTokenOutcome(database, request.token);
      if (outcome === undefined) return { kind: "declined" };
      if (outcome === "timeoutLost") return noAnswer(answerWithinMs);
      const settlesAt = clock.now().getTime() + (outcome === "timeoutApplied" ? settlesAfterMs : 0);
      const row = await enter(database, { request, outcome, settlesAt: new Date(settlesAt), now: clock.now() });
      return row.state === "pending" ? noAnswer(answerWithinMs) : toAuthorisation(row, clock.now());
    },

    async find(reference) {
      const row = await findRow(database, reference);
      return row ? toAuthorisation(row, clock.now()) : { kind: "none" };
    },

    async release(reference) {
      const now = clock.now();
      // The row stays behind when there was none: an authorisation that arrives late finds it and is refused.
      await database
        .insertInto("sandbox_authorisation")
        .values({ reference, state: "voided", settles_at: now, created_at: now })
        .onConflict((conflict) => conflict.column("reference").doUpdateSet({ state: "voided" }))
        .execute();
      return { ok: true };
    },
  };
}

async function findTokenOutcome(database: Kysely<StoreDatabase>, token: string): Promise<SandboxOutcome | undefined> {
  const card = await database
    .selectFrom("sandbox_card")
    .select("outcome")
    .where("token", "=", token)
    .executeTakeFirst();
  return card?.outcome;
}

interface Entry {
  request: AuthorisationRequest;
  outcome: Exclude<SandboxOutcome, "timeoutLost">;
  settlesAt: Date;
  now: Date;
}

const stateOfOutcome = { approve: "approved", decline: "declined", timeoutApplied: "pending" } as const;

/** Enters an authorisation once; the same reference again finds the first one and charges nothing more. */
async function enter(database: Kysely<StoreDatabase>, { request, outcome, settlesAt, now }: Entry): Promise<Row> {
  const { reference, token, amountCents, currency } = request;
  const entered = await database
    .insertInto("sandbox_authorisation")
    .values({
      reference,
      token,
      amount_cents: amountCents,
      currency,
      state: stateOfOutcome[outcome],
      settles_at: settlesAt,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column("reference").doNothing())
    .returning(["state", "settles_at"])
    .executeTakeFirst();
  const row = entered ?? (await findRow(database, reference));
  if (!row) throw new Error(`The sandbox ledger lost the authorisation ${reference}. Rows are never removed from it.`);
  return row;
}

function findRow(database: Kysely<StoreDatabase>, reference: string): Promise<Row | undefined> {
  return database
    .selectFrom("sandbox_authorisation")
    .select(["state", "settles_at"])
    .where("reference", "=", reference)
    .executeTakeFirst();
}

function toAuthorisation({ state, settles_at }: Row, now: Date): Authorisation {
  if (state === "pending") return { kind: settles_at <= now ? "approved" : "unknown" };
  return { kind: state === "approved" ? "approved" : "declined" };
}

async function noAnswer(afterMs: number): Promise<Authorisation> {
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  return { kind: "unknown" };
}
