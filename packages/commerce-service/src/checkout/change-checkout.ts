import type { Transaction } from "kysely";
import { beingPlaced, changeBasket } from "../cart/change-basket.ts";
import { findBasket } from "../cart/find-basket.ts";
import type { StoreDatabase } from "../database/schema.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { type CheckoutState, loadCheckoutState, reachedStepOf } from "./checkout-state.ts";
import { type CheckoutColumns, saveCheckoutColumns } from "./queries.ts";

/** What a use case makes of a checkout: columns to set, or an answer that leaves everything as it was. */
export type CheckoutDecision<Reply> =
  | { kind: "set"; columns: Partial<CheckoutColumns> }
  | { kind: "answer"; answer: Answer<Reply> };

type Decide<Reply> = (
  state: CheckoutState,
  transaction: Transaction<StoreDatabase>,
) => CheckoutDecision<Reply> | Promise<CheckoutDecision<Reply>>;

/**
 * Changes the session's checkout in one transaction and answers with what `toReply` makes of the outcome. The step that
 * was reached never stays beyond what the new data allows. Without a checkout the session is over; while an order is
 * made of it the change is refused.
 */
export async function changeCheckout<Reply>(
  context: CallContext,
  decide: Decide<Reply>,
  toReply: (state: CheckoutState) => Reply,
): Promise<Answer<Reply>> {
  const change = await changeBasket<Answer<Reply>>(
    context,
    async (transaction, { session_id: sessionId, site }) => {
      const before = await findBasket(transaction, { sessionId, site });
      if (!before?.basket.in_checkout || before.lines.length === 0) {
        return { kind: "undo", value: { kind: "sessionReset" } };
      }
      const now = context.clock.now();
      const decision = await decide(await loadCheckoutState(transaction, before, now), transaction);
      if (decision.kind === "answer") return { kind: "undo", value: decision.answer };

      const basket = { ...before.basket, ...decision.columns };
      const after = await loadCheckoutState(transaction, { basket, lines: before.lines }, now);
      const state = { ...after, basket: { ...basket, reached_step: reachedStepOf(after) } };
      await saveCheckoutColumns(transaction, state.basket);
      return { kind: "keep", value: { kind: "reply", reply: toReply(state) } };
    },
    { create: false },
  );
  if (change.kind === "done") return change.value;
  return change.kind === "beingPlaced" ? beingPlaced : { kind: "sessionReset" };
}
