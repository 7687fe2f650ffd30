import type { OrderResult } from "@store/contract/orders";
import type { Transaction } from "kysely";
import { findCheckout } from "../checkout/find-checkout.ts";
import { type CheckoutState, reachedStepOf } from "../checkout/rules/checkout-state.ts";
import { toOrderSummary } from "../checkout/rules/to-order-summary.ts";
import { validateLines } from "../checkout/rules/validate-lines.ts";
import type { BasketRow, OrderAttemptRow, StoreDatabase } from "../database/schema.ts";
import type { Answer, CallContext, Session } from "../service/context.ts";
import { findAttemptByKey, findLatestOrderId, findRunningAttempt } from "./queries/find.ts";
import { insertAttempt, lockBasket, takeStock } from "./queries/reserve.ts";
import { answerAttempt } from "./rules/answer-attempt.ts";
import { authorisingLimitMs } from "./rules/look-times.ts";
import { toOrderDraft } from "./rules/order-draft.ts";
import {
  noCheckoutReply,
  notAvailableReply,
  placedReply,
  tooEarlyReply,
  totalChangedReply,
} from "./rules/order-replies.ts";
import { toStockNeeded } from "./rules/to-stock-needed.ts";

/** Stock is held for an attempt that may be paid now with this token (null: nothing is due), or the press is answered. */
export type Reservation =
  | { kind: "reserved"; attempt: OrderAttemptRow; token: string | null }
  | { kind: "answered"; answer: Answer<OrderResult> };

/**
 * The first transaction of an order: locks the basket, asks whether it may be ordered as it stands, takes its stock and
 * enters the attempt. Of many presses at once one gets through; the others wait for the lock and learn of its attempt.
 */
export function reserveOrder(
  { quotedTotal }: { quotedTotal?: number | undefined },
  context: CallContext & { session: Session },
): Promise<Reservation> {
  return context.database.transaction().execute(async (transaction) => {
    const { sessionId } = context.session;
    const basket = await lockBasket(transaction, { sessionId, site: context.site });
    const key = context.idempotencyKey;
    const known = key === null ? undefined : await findAttemptByKey(transaction, { sessionId, key });
    if (known) return answered(answerAttempt(known));
    if (!basket) return answered((await answerOrdered(transaction, context)) ?? { kind: "sessionReset" });
    if (basket.status === "placing") return answered(await answerRunning(transaction, basket));

    const state = await findCheckout(context, transaction);
    // The press may come from a page whose basket became an order while a fresh one was begun elsewhere.
    if (!state)
      return answered((await answerOrdered(transaction, context)) ?? { kind: "reply", reply: noCheckoutReply });
    const refusal = findRefusal(state, quotedTotal);
    if (refusal) return refuse(refusal);
    const needed = toStockNeeded(state.lines);
    if (!(await takeStock(transaction, needed))) return refuse(notAvailableReply);
    const attempt = await insertAttempt(transaction, toAttempt(state, context), needed);
    return { kind: "reserved", attempt, token: attempt.card && (state.card?.token ?? null) };
  });
}

function findRefusal(state: CheckoutState, quotedTotal: number | undefined): OrderResult | undefined {
  const { basket, lines, priced } = state;
  const { errorType } = validateLines(lines, basket.shipping_address?.state ?? null);
  if (errorType !== 0) return notAvailableReply;
  const reachedStep = reachedStepOf(state);
  if (reachedStep < 4) return tooEarlyReply(reachedStep);
  const isQuotedTooLow = quotedTotal !== undefined && quotedTotal < priced.totalCents;
  return isQuotedTooLow ? totalChangedReply(toOrderSummary(priced, basket.site)) : undefined;
}

function toAttempt(state: CheckoutState, { clock, random, idempotencyKey }: CallContext) {
  const { basket, priced, card } = state;
  const now = clock.now();
  const attemptId = random.token(16);
  const draft = toOrderDraft(state, now);
  if (priced.totalCents > 0 && !card) {
    throw new Error("An order that costs something needs a card. Check the reached step before entering its attempt.");
  }
  const paidBy = priced.totalCents > 0 && card ? { type: card.card_type, lastFour: card.last_four } : null;
  return {
    attempt_id: attemptId,
    basket_id: basket.basket_id,
    basket_version: basket.version,
    session_id: basket.session_id,
    attempt_key: idempotencyKey ?? random.token(16),
    state: "authorising" as const,
    draft: JSON.stringify(draft),
    total_cents: priced.totalCents,
    currency: draft.currency,
    card: paidBy && JSON.stringify(paidBy),
    authorisation_reference: `order-${attemptId}-1`,
    failure: null,
    reply: null,
    next_look_at: new Date(now.getTime() + authorisingLimitMs),
    created_at: now,
    updated_at: now,
  };
}

async function answerOrdered(
  transaction: Transaction<StoreDatabase>,
  { session, site }: CallContext & { session: Session },
): Promise<Answer<OrderResult> | undefined> {
  const orderId = await findLatestOrderId(transaction, { sessionId: session.sessionId, site });
  return orderId === undefined ? undefined : { kind: "reply", reply: placedReply(orderId) };
}

async function answerRunning(
  transaction: Transaction<StoreDatabase>,
  { basket_id }: BasketRow,
): Promise<Answer<OrderResult>> {
  const running = await findRunningAttempt(transaction, basket_id);
  if (!running) throw new Error(`Basket ${basket_id} is being placed by no attempt. Both are set in one transaction.`);
  return answerAttempt(running);
}

function answered(answer: Answer<OrderResult>): Reservation {
  return { kind: "answered", answer };
}

function refuse(reply: OrderResult): Reservation {
  return answered({ kind: "reply", reply });
}
