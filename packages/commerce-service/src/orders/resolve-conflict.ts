import type { OrderResult } from "@store/contract/orders";
import { changeBasketOnce } from "../basket/change-basket.ts";
import type { RequestSnapshot } from "../basket/queries/load-snapshot.ts";
import { toBasketState } from "../basket/rules/basket-state.ts";
import { toOrderSummary } from "../basket/rules/to-order-summary.ts";
import type { Answer, CallContext } from "../service/context.ts";
import type { ReservationConflict } from "./rules/reservation-conflict.ts";

/**
 * What is gone leaves the basket, and the shopper sees what it costs without it. Undefined when the basket is not the one
 * any more that was judged: another press may have made it an order.
 */
export async function resolveConflict(
  { reply, resolve }: ReservationConflict,
  context: CallContext,
  snapshot: RequestSnapshot,
): Promise<Answer<OrderResult> | undefined> {
  if (!resolve) return { kind: "reply", reply };
  return changeBasketOnce<OrderResult>(context, {
    snapshot,
    database: context.database,
    decide: (loaded) => ({
      kind: "change",
      next: resolve(toBasketState(loaded, context.clock.now())),
      reply: (changed) => ({ ...reply, orderSummary: toOrderSummary(changed, context.site) }),
    }),
  });
}
