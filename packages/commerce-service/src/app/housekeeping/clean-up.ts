import type { Kysely } from "kysely";
import { sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import { toSwatchSettings } from "../../ports/swatch-settings.ts";
import type { Ports } from "../../service/context.ts";
import { keptMs } from "../../service/idempotency/stored-responses.ts";
import { deviceDays, sessionDays } from "../../service/session/session-carrier.ts";
import { longestDays } from "../../service/session/session-token.ts";
import { batchSize, repeatBatches } from "./batch.ts";
import { deleteEndedSessions } from "./delete-ended-sessions.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** How long rows are kept after their reference time. */
const lifetimes = {
  answerMs: keptMs,
  /** At least as long as the longest rate-limit window. */
  rateLimitMs: dayMs,
  /** After the last request of the session. */
  unseenSessionMs: sessionDays * dayMs,
  /** After the start of the session, however often it is used. */
  sessionMs: longestDays * dayMs,
  /** After the last change of a basket whose guest session has ended. */
  abandonedBasketMs: 30 * dayMs,
  /** After it was written, sent or not: its content is outdated then. */
  mailMs: 30 * dayMs,
  /** After a design was saved: its line has a copy. */
  designMs: 30 * dayMs,
  /** After an account last used a gift card: as long as a browser remembers one. */
  giftCardUseMs: deviceDays * dayMs,
  /** After the swatches were ordered: they have arrived, and the order is not needed any more. */
  swatchOrderMs: 90 * dayMs,
} as const;

/** Slightly less than the pause between two passes of a process, whose timer may fire early. */
const minimumGapMs = 59_000;

/**
 * Whether the caller may run a pass now: of all processes, one may run it per minute. If it dies during the pass, the
 * next one is not affected. A last pass in the future was recorded by a fast clock and is ignored.
 */
async function claimRun(database: Kysely<StoreDatabase>, now: Date): Promise<boolean> {
  const claimed = await database
    .updateTable("housekeeping")
    .set({ started_at: now })
    .where(({ eb, or }) =>
      or([
        eb("started_at", "<=", new Date(now.getTime() - minimumGapMs)),
        eb("started_at", ">=", new Date(now.getTime() + minimumGapMs)),
      ]),
    )
    .returning("started_at")
    .executeTakeFirst();
  return claimed !== undefined;
}

export interface CleanUpOptions {
  /** Where the statements run; the service's database by default. */
  database?: Kysely<StoreDatabase>;
  /** Stops the pass before its next statement; the next pass continues. */
  signal?: AbortSignal;
}

/**
 * Deletes what is past its time, in batches, so that no statement takes long: stored answers, sign-in failures and
 * tickets, rate-limit windows, reset links, mails, saved designs, gift cards that accounts used, swatch orders and how
 * many an address had, sessions with what was viewed in them, and abandoned baskets. Does nothing when a process did so within the last minute.
 */
export async function cleanUp(ports: Ports, options: CleanUpOptions = {}): Promise<void> {
  const { database = ports.database, signal } = options;
  const { clock } = ports;
  const swatchWindowMs = toSwatchSettings(ports).perAddress.days * dayMs;
  const now = clock.now();
  const before = (lifetimeMs: number) => new Date(now.getTime() - lifetimeMs);
  if (!(await claimRun(database, now))) return;
  const batches = [
    () => deletePastRows(database, "idempotency", "created_at", before(lifetimes.answerMs)),
    () => deletePastRows(database, "sign_in_ticket", "expires_at", now),
    () => deletePastRows(database, "sign_in_failure", "forgotten_at", now),
    () => deletePastRows(database, "rate_limit", "window_started", before(lifetimes.rateLimitMs)),
    () => deletePastRows(database, "password_reset", "expires_at", now),
    () => deletePastRows(database, "mail_outbox", "created_at", before(lifetimes.mailMs)),
    () => deletePastRows(database, "personalization_design", "created_at", before(lifetimes.designMs)),
    () => deletePastRows(database, "account_gift_card", "used_at", before(lifetimes.giftCardUseMs)),
    () => deletePastRows(database, "swatch_address", "window_started", before(swatchWindowMs)),
    () => deletePastRows(database, "swatch_order", "ordered_at", before(lifetimes.swatchOrderMs)),
    () => deleteEndedSessions(database, "seen_at", before(lifetimes.unseenSessionMs)),
    () => deleteEndedSessions(database, "created_at", before(lifetimes.sessionMs)),
    () => deleteAbandonedBaskets(database, before(lifetimes.abandonedBasketMs)),
  ];
  for (const deleteBatch of batches) await repeatBatches(deleteBatch, signal);
}

/**
 * Deletes a batch of baskets, with their lines, whose guest session has ended and whose last change is not after
 * `until`; returns how many. Baskets that an order attempt references are kept, and with them all orders: each has an
 * attempt. Attempts are looked up by basket, since a join may read all of them. A condition on `status` would let the
 * planner combine this index with that of all open baskets, which it would read completely.
 */
async function deleteAbandonedBaskets(database: Kysely<StoreDatabase>, until: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from basket where basket_id = any(array(
      select basket_id from basket b
      where is_abandoned and updated_at <= ${until}
        and basket_id <> all(array(select basket_id from order_attempt a where a.basket_id = b.basket_id))
      order by updated_at limit ${sql.lit(batchSize)} for update skip locked))`.execute(database);
  return Number(numAffectedRows);
}

/** The time columns by which rows expire, each with an index. */
interface PastColumns {
  idempotency: "created_at";
  sign_in_ticket: "expires_at";
  sign_in_failure: "forgotten_at";
  rate_limit: "window_started";
  password_reset: "expires_at";
  mail_outbox: "created_at";
  personalization_design: "created_at";
  account_gift_card: "used_at";
  swatch_address: "window_started";
  swatch_order: "ordered_at";
}

/**
 * Deletes a batch of the rows whose time is not after `until`, oldest first; returns how many. Locked rows are left to
 * the next pass.
 */
async function deletePastRows<Table extends keyof PastColumns>(
  database: Kysely<StoreDatabase>,
  table: Table,
  column: PastColumns[Table],
  until: Date,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${sql.ref(column)} <= ${until}
      order by ${sql.ref(column)} limit ${sql.lit(batchSize)} for update skip locked))`.execute(database);
  return Number(numAffectedRows);
}
