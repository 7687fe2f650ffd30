import type { CartResult } from "@store/contract/cart";
import type { Basket } from "../basket/basket.ts";
import type { LoadedBasket } from "../basket/basket-context.ts";
import { changeBasket } from "../basket/change-basket.ts";
import { toBasketState } from "../basket/rules/basket-state.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { toCart } from "../views/to-cart.ts";

/**
 * The result of a cart rule: a changed basket, an unchanged one because it is already so, or a refusal. Additional
 * fields become part of the reply.
 */
export type CartDecision =
  | { kind: "next"; next: Basket; more?: Partial<CartResult> }
  | { kind: "same" }
  | { kind: "refused"; refusal: Omit<CartResult, "isSuccess" | "cartData"> };

/** Refuses a change of the cart with a code and a text for the shopper. */
export function refuseCart(
  errorCode: string,
  message: string,
  more: Omit<CartResult, "isSuccess" | "cartData"> = {},
): CartDecision {
  return { kind: "refused", refusal: { errorCode, message, ...more } };
}

export interface CartChangeOptions {
  /** The result if there is no cart; without it one is created. */
  readonly orElse?: CartDecision;
  /** For a change of a line: without a session, the session has ended. */
  readonly isOfLine?: boolean;
}

/** Changes the shopper's cart with a rule and returns the cart; a refusal changes nothing. */
export function changeCart(
  context: CallContext,
  decide: (loaded: LoadedBasket) => CartDecision,
  { orElse, isOfLine = false }: CartChangeOptions = {},
): Promise<Answer<CartResult>> {
  // A shopper with lines on screen and no session has lost it.
  if (isOfLine && context.snapshot.session === null) return Promise.resolve({ kind: "sessionReset" });
  const now = context.clock.now();
  const unchanged = (decision: Unchanged, loaded: LoadedBasket | null): Answer<CartResult> => ({
    kind: "reply",
    reply: {
      ...(decision.kind === "same" ? { isSuccess: true } : { isSuccess: false, ...decision.refusal }),
      cartData: toCart(loaded && toBasketState(loaded, now), { ...context, now }),
    },
  });
  return changeBasket<CartResult>(context, {
    decide(loaded) {
      const decision = decide(loaded);
      if (decision.kind !== "next") {
        // A basket that this change would create does not exist yet.
        const standing = loaded.basket.version === 0 ? null : loaded;
        return { kind: "answer", answer: unchanged(decision, standing) };
      }
      const { next, more } = decision;
      return {
        kind: "change",
        next,
        reply: (changed) => ({ isSuccess: true, ...more, cartData: toCart(changed, { ...context, now }) }),
      };
    },
    ...(orElse && orElse.kind !== "next" && { orElse: unchanged(orElse, null) }),
  });
}

type Unchanged = Exclude<CartDecision, { kind: "next" }>;
