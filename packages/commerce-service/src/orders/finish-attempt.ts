import type { OrderResult } from "@store/contract/orders";
import type { AttemptFailure, OrderAttemptRow } from "../database/schema.ts";
import type { Ports } from "../service/context.ts";
import { toAccountId } from "../service/session/owner-id.ts";
import { advanceAttempt } from "./queries/advance-attempt.ts";
import { insertOrder } from "./queries/insert-order.ts";
import { type KeptChoices, releaseHolds, reopenBasket } from "./queries/release-holds.ts";
import { runningStates } from "./rules/attempt-states.ts";
import { createOrderLink } from "./rules/order-link.ts";
import { toPlacedReply } from "./rules/order-replies.ts";
import { mayReenterCode, toFailedReply } from "./rules/to-failed-reply.ts";
import { toOrderMail } from "./rules/to-order-mail.ts";
import { toOrderRows } from "./rules/to-order-rows.ts";

/**
 * Turns a paid attempt into its order, with the stored reply and the mail in the same statement, and returns the reply.
 * Returns undefined if another caller has finished the attempt or is releasing its payment; its row has the outcome.
 */
export async function placeAttempt(
  { database, clock, random, secrets, log, metrics }: Ports,
  attempt: OrderAttemptRow,
): Promise<OrderResult | undefined> {
  const { attempt_id: attemptId } = attempt;
  const orderId = random.token(16);
  const now = clock.now();
  const reply = toPlacedReply(orderId);
  const rows = toOrderRows(attempt, { orderId, now });
  const accountId = attempt.cards.some(({ kind }) => kind === "card") ? toAccountId(attempt.owner_id) : null;
  const nextBasketId = random.token(16);
  const orderPath = createOrderLink(orderId, { secrets, site: attempt.draft.site, placedAt: now });
  const mail = { mailId: random.token(16), content: toOrderMail(attempt, orderPath) };
  if (!(await insertOrder(database, rows, { reply, now, accountId, nextBasketId, mail }))) return undefined;
  log.info("order placed", { orderId, attemptId, totalCents: attempt.total_cents, currency: attempt.currency });
  metrics.count("store.orders.placed", { site: attempt.draft.site });
  return reply;
}

/**
 * Ends an unpaid attempt: its holds are released, its basket reopens with a new version, and the reason is stored as its
 * reply, which is returned. Undefined if another caller has settled it.
 */
export async function failAttempt(
  { database, clock, log, metrics }: Ports,
  attempt: OrderAttemptRow,
  failure: AttemptFailure,
): Promise<OrderResult | undefined> {
  const { attempt_id: attemptId, basket_id: basketId } = attempt;
  const reply = toFailedReply(failure, attempt.cards);
  const isFailed = await database.transaction().execute(async (transaction) => {
    const now = clock.now();
    const more = { reply: JSON.stringify(reply), failure };
    if (!(await advanceAttempt(transaction, { attemptId, from: runningStates, to: "failed", now }, more))) return false;
    await releaseHolds(transaction, attemptId);
    await reopenBasket(transaction, { basketId, now, keeps: toKeptChoices(failure, attempt.cards) });
    return true;
  });
  if (!isFailed) return undefined;
  log.info("order failed", { attemptId, failure });
  if (failure !== "notReceived") metrics.count("store.cards.declined", { outcome: failure });
  return reply;
}

/**
 * What the next attempt may use: a card that was refused for its security code, and the approval of a wallet that never
 * reached its processor and cannot any more, as its reference is released. One that was declined is used up.
 */
function toKeptChoices(failure: AttemptFailure, cards: OrderAttemptRow["cards"]): KeptChoices {
  if (mayReenterCode(failure, cards)) return "cardsAskingCode";
  return failure === "notReceived" && cards.every(({ kind }) => kind !== "card") ? "payment" : "nothing";
}

/**
 * Ends an attempt whose payment may be held or still arrive: it cannot be placed any more. Every reference is released
 * first, so that a late authorization is refused; the recovery loop retries a failed release.
 */
export async function releaseAttempt(
  ports: Ports,
  attempt: OrderAttemptRow,
  failure: AttemptFailure,
): Promise<OrderResult | undefined> {
  const { database, clock } = ports;
  const { attempt_id: attemptId } = attempt;
  const step = { attemptId, from: runningStates, to: "releasing", now: clock.now() } as const;
  if (!(await advanceAttempt(database, step, { failure }))) return undefined;
  for (const { reference } of attempt.cards) {
    const released = await ports.payments.release(reference);
    if (!released.ok) return undefined;
  }
  return failAttempt(ports, attempt, failure);
}
