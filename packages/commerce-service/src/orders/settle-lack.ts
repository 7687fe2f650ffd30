import type { OrderResult } from "@store/contract/orders";
import { changeBasket } from "../basket/change-basket.ts";
import { toBasketState } from "../basket/rules/basket-state.ts";
import { toOrderSummary } from "../basket/rules/to-order-summary.ts";
import type { Answer, CallContext } from "../service/context.ts";
import type { Lack } from "./rules/lack.ts";

/** What is gone leaves the basket, and the shopper sees what it costs without it. */
export async function settleLack({ reply, settle }: Lack, context: CallContext): Promise<Answer<OrderResult>> {
  if (!settle) return { kind: "reply", reply };
  return changeBasket<OrderResult>(context, {
    decide: (loaded) => ({
      kind: "change",
      next: settle(toBasketState(loaded, context.clock.now())),
      reply: (changed) => ({ ...reply, orderSummary: toOrderSummary(changed, context.site) }),
    }),
    orElse: { kind: "sessionReset" },
  });
}
