import { type OrderAttempt, type OrderResult, orderOperations } from "@store/contract/orders";
import { orderRequests } from "@store/contract/orders/requests";
import { type BasketCall, defineBasketModule } from "../basket/basket-call.ts";
import type { Answer } from "../service/context.ts";
import { limits } from "../service/rate-limit/limits.ts";
import { placeApplePayOrder, placeApplePayOrderFromPayment } from "./place-apple-pay-order.ts";
import { placeOrder } from "./place-order.ts";
import { findAttemptToShow } from "./queries/find-attempt.ts";
import { attemptStates } from "./rules/attempt-states.ts";
import { showLatestOrder, showLinkedOrder, showOrder } from "./show-order.ts";

/** Nobody wants to be told to come back for the last piece: the page waits for half a minute. */
const patienceMs = 20_000;

const mayBeDeclined = () => ({ limits: [limits.declines] });

export const orderModule = defineBasketModule({
  operations: orderOperations,
  requests: orderRequests,
  preloads: {
    placeOrder: mayBeDeclined,
    placeApplePayOrder: mayBeDeclined,
    placeApplePayOrderFromPayment: mayBeDeclined,
  },
  patienceMs: {
    placeOrder: patienceMs,
    placeApplePayOrder: patienceMs,
    placeApplePayOrderFromPayment: patienceMs,
  },
  handlers: {
    placeOrder,
    placeApplePayOrder,
    placeApplePayOrderFromPayment,
    getOrderAttempt: showOrderAttempt,
    getOrder: showOrder,
    getLinkedOrder: showLinkedOrder,
    getLatestOrder: showLatestOrder,
  },
});

function toEnd({ message, redirectUrl, paymentErrorHtml }: OrderResult): Omit<OrderAttempt, "isSuccess" | "status"> {
  return { message, redirectUrl, ...(paymentErrorHtml !== undefined && { paymentErrorHtml }) };
}

/** The outcome of a submission, by its key or the `attemptKey` of a reply; only for this session or its account. */
async function showOrderAttempt(
  { key }: { key: string },
  { database, session }: BasketCall,
): Promise<Answer<OrderAttempt>> {
  const attempt = session && (await findAttemptToShow(database, { ...session, key }));
  if (!attempt) return { kind: "reply", reply: { isSuccess: true, status: "none" } };
  const { state, reply } = attempt;
  return {
    kind: "reply",
    reply: {
      isSuccess: true,
      status: attemptStates[state].status,
      ...(reply && toEnd(reply)),
    },
  };
}
