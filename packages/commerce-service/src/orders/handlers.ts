import type { ReplyOf } from "@store/contract/operation";
import type { OrderAttempt } from "@store/contract/orders";
import { orderOperations } from "@store/contract/orders";
import { orderRequests } from "@store/contract/orders/requests";
import type { Answer, CallContext } from "../service/context.ts";
import { limits } from "../service/rate-limit/limits.ts";
import { defineModule } from "../service/service-module.ts";
import { placeApplePayOrder, placeApplePayOrderFromPayment } from "./place-apple-pay-order.ts";
import { placeOrder } from "./place-order.ts";
import { findAttemptToShow } from "./queries/find-attempt.ts";
import { findOrder } from "./queries/find-order.ts";
import { attemptStates } from "./rules/attempt-states.ts";
import { toOrder } from "./rules/to-order.ts";

const orderNotFound = {
  kind: "refused",
  status: 404,
  errorCode: "OrderNotFound",
  message: "We cannot find this order here. Open it in the browser in which you placed it.",
} as const;

/** An order for the session that placed it; to everybody else there is no such order. */
async function showOrder(
  { orderId }: { orderId: string },
  { database, session }: CallContext,
): Promise<Answer<ReplyOf<(typeof orderOperations)["getOrder"]>>> {
  const found = session && (await findOrder(database, { orderId, ownerId: session.ownerId }));
  return found ? { kind: "reply", reply: { isSuccess: true, order: toOrder(found) } } : orderNotFound;
}

const mayBeDeclined = () => ({ limits: [limits.declines] });

export const orderModule = defineModule({
  operations: orderOperations,
  requests: orderRequests,
  basket: {
    placeOrder: mayBeDeclined,
    placeApplePayOrder: mayBeDeclined,
    placeApplePayOrderFromPayment: mayBeDeclined,
  },
  handlers: {
    placeOrder,
    placeApplePayOrder,
    placeApplePayOrderFromPayment,
    getOrderAttempt: showOrderAttempt,
    getOrder: showOrder,
  },
});

/** What became of a press of Place Order, by its key or the `attemptKey` of an answer; only this session's own, or its account's [AMB-124]. */
async function showOrderAttempt(
  { key }: { key: string },
  { database, session }: CallContext,
): Promise<Answer<OrderAttempt>> {
  const attempt = session && (await findAttemptToShow(database, { ...session, key }));
  if (!attempt) return { kind: "reply", reply: { isSuccess: true, status: "none" } };
  const { state, reply } = attempt;
  return {
    kind: "reply",
    reply: {
      isSuccess: true,
      status: attemptStates[state].status,
      ...(reply === null ? {} : { message: reply.message, redirectUrl: reply.redirectUrl }),
    },
  };
}
