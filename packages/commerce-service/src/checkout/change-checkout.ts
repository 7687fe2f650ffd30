import type { Basket } from "../basket/basket.ts";
import { changeBasket } from "../basket/change-basket.ts";
import { type BasketState, toBasketState } from "../basket/rules/basket-state.ts";
import type { Answer, CallContext } from "../service/context.ts";

/** What a rule makes of a checkout; all but "set" leave it as it was. */
export type CheckoutDecision<Reply> =
  | { kind: "set"; next: Basket }
  | { kind: "unchanged" }
  | { kind: "refused"; reply: Reply };

/**
 * Changes the shopper's checkout as a rule decides and answers what `toReply` makes of the outcome. Without a checkout the
 * session is over: it is open from the cart's checkout call until the order or an empty basket (AMB-017).
 */
export function changeCheckout<Reply>(
  context: CallContext,
  decide: (state: BasketState) => CheckoutDecision<Reply>,
  toReply: (state: BasketState) => Reply,
): Promise<Answer<Reply>> {
  const now = context.clock.now();
  return changeBasket<Reply>(context, {
    decide(loaded) {
      const before = toBasketState(loaded, now);
      if (!isCheckoutOpen(before)) return { kind: "answer", answer: { kind: "sessionReset" } };
      const decision = decide(before);
      if (decision.kind === "set") return { kind: "change", next: decision.next, reply: toReply };
      const reply = decision.kind === "refused" ? decision.reply : toReply(before);
      return { kind: "answer", answer: { kind: "reply", reply } };
    },
    orElse: { kind: "sessionReset" },
  });
}

/** The shopper's checkout as the call found it; undefined when none is open. */
export function findCheckout({ snapshot: { loaded }, clock }: CallContext): BasketState | undefined {
  const state = loaded && toBasketState(loaded, clock.now());
  return state && isCheckoutOpen(state) ? state : undefined;
}

function isCheckoutOpen({ basket, lines }: BasketState): boolean {
  return basket.isInCheckout && lines.length > 0;
}
