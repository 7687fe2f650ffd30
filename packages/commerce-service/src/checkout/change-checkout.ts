import type { Transaction } from "kysely";
import { beingPlaced, changeBasket } from "../cart/change-basket.ts";
import type { BasketCardRow, StoreDatabase } from "../database/schema.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { findCheckout } from "./find-checkout.ts";
import { type CheckoutColumns, findPlace, saveCheckoutColumns } from "./queries.ts";
import { type CheckoutState, reachedStepOf, toCheckoutState } from "./rules/checkout-state.ts";

/** What a use case makes of a checkout; all but "set" leave it as it was. */
export type CheckoutDecision<Reply> =
  | { kind: "set"; columns: Partial<CheckoutColumns>; card?: BasketCardRow }
  | { kind: "unchanged" }
  | { kind: "refused"; reply: Reply };

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
    async (transaction) => {
      const before = await findCheckout(context, transaction);
      if (!before) return { kind: "undo", value: { kind: "sessionReset" } };
      const decision = await decide(before, transaction);
      if (decision.kind === "refused") return { kind: "undo", value: { kind: "reply", reply: decision.reply } };
      if (decision.kind === "unchanged")
        return { kind: "undo", value: { kind: "reply", reply: toReply(asItWas(before)) } };
      const after = await save(transaction, { before, decision, now: context.clock.now() });
      return { kind: "keep", value: { kind: "reply", reply: toReply(after) } };
    },
    { create: false },
  );
  if (change.kind === "done") return change.value;
  return change.kind === "beingPlaced" ? beingPlaced : { kind: "sessionReset" };
}

async function save(
  transaction: Transaction<StoreDatabase>,
  {
    before,
    decision,
    now,
  }: { before: CheckoutState; decision: Extract<CheckoutDecision<unknown>, { kind: "set" }>; now: Date },
): Promise<CheckoutState> {
  const { columns, card = before.card } = decision;
  const basket = { ...before.basket, ...columns };
  const place = columns.shipping_address === undefined ? before.place : await findPlace(transaction, basket);
  const after = toCheckoutState({ basket, lines: before.lines, card, place }, now);
  const state = { ...after, basket: { ...basket, reached_step: reachedStepOf(after) } };
  await saveCheckoutColumns(transaction, state.basket);
  return state;
}

// The version was raised for a change that is not made.
function asItWas(state: CheckoutState): CheckoutState {
  return { ...state, basket: { ...state.basket, version: state.basket.version - 1 } };
}
