import type { OrderAttemptRow } from "../database/schema.ts";
import type { Ports } from "../service/context.ts";
import { advanceAttempt, giveStockBack, insertOrder, reopenBasket } from "./queries/settle.ts";
import { failedReply, placedReply } from "./rules/order-replies.ts";
import { toOrderRows } from "./rules/to-order-rows.ts";

/**
 * Makes an attempt the order it was paid for, in one transaction with its stored reply. Answers false when another
 * caller has settled it or is releasing its payment: what became of it stands in its row then.
 */
export async function placeAttempt(
  { database, clock, random, log }: Ports,
  attempt: OrderAttemptRow,
): Promise<boolean> {
  const { attempt_id: attemptId } = attempt;
  const orderId = random.token(16);
  const isPlaced = await database.transaction().execute(async (transaction) => {
    const now = clock.now();
    const reply = JSON.stringify(placedReply(orderId));
    const from = ["reserved", "authorising", "authorised", "unknown"] as const;
    if (!(await advanceAttempt(transaction, { attemptId, from, to: "placed", now }, { reply }))) return false;
    await insertOrder(transaction, toOrderRows(attempt, { orderId, now }));
    return true;
  });
  if (isPlaced) {
    log.info("order placed", { orderId, attemptId, totalCents: attempt.total_cents, currency: attempt.currency });
  }
  return isPlaced;
}

/**
 * Ends an attempt that was not paid: its stock goes back, its basket opens again under a new version and without the
 * card, and the reason is stored as its reply. Answers false when another caller has settled it.
 */
export async function failAttempt(
  { database, clock, log }: Ports,
  attempt: OrderAttemptRow,
  failure: NonNullable<OrderAttemptRow["failure"]>,
): Promise<boolean> {
  const { attempt_id: attemptId, basket_id: basketId } = attempt;
  const isFailed = await database.transaction().execute(async (transaction) => {
    const now = clock.now();
    const reply = JSON.stringify(failedReply(failure, attempt.card));
    const from = ["reserved", "authorising", "authorised", "unknown", "releasing"] as const;
    if (!(await advanceAttempt(transaction, { attemptId, from, to: "failed", now }, { reply, failure }))) return false;
    await giveStockBack(transaction, attemptId);
    await reopenBasket(transaction, { basketId, now });
    return true;
  });
  if (isFailed) log.info("order failed", { attemptId, failure });
  return isFailed;
}
