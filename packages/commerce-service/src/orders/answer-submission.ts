import type { OrderResult } from "@store/contract/orders";
import type { PlaceOrder } from "@store/contract/orders/requests";
import type { LoadedBasket } from "../basket/basket-context.ts";
import type { Answer, CallContext, Session } from "../service/context.ts";
import { findRunningAttempt } from "./queries/find-attempt.ts";
import { findLatestOrder } from "./queries/find-order.ts";
import { answerAttempt } from "./rules/answer-attempt.ts";
import { noCheckoutReply, placedReply } from "./rules/order-replies.ts";

/** A press that makes no attempt of its own: it is told what there is to tell. */
export interface AnsweredSubmission {
  kind: "answered";
  answer: Answer<OrderResult>;
}

/**
 * Answers a press without a checkout. It may come from a page whose basket became an order, a fresh one begun elsewhere or
 * not; a page that says what it showed is told of an order only when that is what it showed.
 */
export async function answerWithoutCheckout(
  { version }: PlaceOrder,
  { database, session: { ownerId }, site }: CallContext & { session: Session },
  loaded: LoadedBasket | null,
): Promise<AnsweredSubmission> {
  const latest = await findLatestOrder(database, { ownerId, site });
  const isShown = version === undefined || version === latest?.basketVersion;
  if (latest && isShown) return answered({ kind: "reply", reply: placedReply(latest.orderId) });
  return answered(loaded ? { kind: "reply", reply: noCheckoutReply } : { kind: "sessionReset" });
}

/** Answers a press on a basket that is being placed; "overtaken" when that has ended between two looks. */
export async function answerRunning(
  { database }: CallContext,
  { basket: { basketId } }: LoadedBasket,
): Promise<AnsweredSubmission | { kind: "overtaken" }> {
  const running = await findRunningAttempt(database, basketId);
  return running ? answered(answerAttempt(running)) : { kind: "overtaken" };
}

/** A press that ends with this answer. */
export function answered(answer: Answer<OrderResult>): AnsweredSubmission {
  return { kind: "answered", answer };
}
