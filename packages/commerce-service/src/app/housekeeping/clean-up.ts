import type { Kysely } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import { toSwatchSettings } from "../../ports/swatch-settings.ts";
import type { Ports } from "../../service/context.ts";
import { retentionMs } from "../../service/idempotency/stored-responses.ts";
import { deviceDays, sessionDays } from "../../service/session/session-carrier.ts";
import { longestDays } from "../../service/session/session-token.ts";
import { deleteEndedSessions } from "../queries/delete-ended-sessions.ts";
import { claimRun, deleteAbandonedBaskets, deletePastRows } from "../queries/housekeeping.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** How long rows are kept after their reference time. */
const lifetimes = {
  answerMs: retentionMs,
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
  /** After a personalization was saved: its line has a copy. */
  personalizationMs: 30 * dayMs,
  /** After an account last used a gift card: as long as a browser remembers one. */
  giftCardUseMs: deviceDays * dayMs,
  /** After the swatches were ordered: they have arrived, and the order is not needed any more. */
  swatchOrderMs: 90 * dayMs,
  /** After a shopper left for a wallet's page: nobody comes back after that. */
  walletVisitMs: dayMs,
  /** After a processor posted it: longer than it repeats one. */
  notificationMs: 30 * dayMs,
} as const;

export interface CleanUpOptions {
  /** Where the statements run; the service's database by default. */
  database?: Kysely<StoreDatabase>;
  /** Stops the pass before its next statement; the next pass continues. */
  signal?: AbortSignal;
}

/**
 * Deletes what is past its time, in batches, so that no statement takes long: stored answers, sign-in failures and
 * tickets, rate-limit windows, reset links, mails, saved personalizations, gift cards that accounts used, swatch orders and how
 * many an address had, visits to wallets, notifications of processors, sessions with what was viewed in them, and abandoned baskets. Does nothing when a process did so within the last minute.
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
    () => deletePastRows(database, "personalization_design", "created_at", before(lifetimes.personalizationMs)),
    () => deletePastRows(database, "account_gift_card", "used_at", before(lifetimes.giftCardUseMs)),
    () => deletePastRows(database, "swatch_address", "window_started", before(swatchWindowMs)),
    () => deletePastRows(database, "swatch_order", "ordered_at", before(lifetimes.swatchOrderMs)),
    () => deletePastRows(database, "wallet_visit", "started_at", before(lifetimes.walletVisitMs)),
    () => deletePastRows(database, "sandbox_wallet_page", "opened_at", before(lifetimes.walletVisitMs)),
    () => deletePastRows(database, "payment_notification", "received_at", before(lifetimes.notificationMs)),
    () => deleteEndedSessions(database, "seen_at", before(lifetimes.unseenSessionMs)),
    () => deleteEndedSessions(database, "created_at", before(lifetimes.sessionMs)),
    () => deleteAbandonedBaskets(database, before(lifetimes.abandonedBasketMs)),
  ];
  for (const deleteBatch of batches) await repeatBatches(deleteBatch, signal);
}

/** Deletes batch after batch until there is nothing left to delete, or until the signal is aborted. */
async function repeatBatches(deleteBatch: () => Promise<number>, signal?: AbortSignal): Promise<void> {
  let deleted = 1;
  while (deleted > 0 && !signal?.aborted) deleted = await deleteBatch();
}
