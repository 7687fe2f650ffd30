import type { CartResult } from "@store/contract/cart";
import type { BasketCall } from "../basket/basket-call.ts";
import type { LoadedBasket } from "../basket/basket-context.ts";
import { changeBasket } from "../basket/change-basket.ts";
import type { BasketChange, Decision, NoChange } from "../basket/decision.ts";
import { toBasketState } from "../basket/rules/basket-state.ts";
import type { Answer } from "../service/context.ts";
import { toCart } from "../views/to-cart.ts";

/** The result of a cart rule. Additional fields become part of the reply. */
export type CartDecision = Decision<CartChange, CartRefusal>;
type CartChange = BasketChange & { more?: Partial<CartResult> };
export type CartRefusal = Omit<CartResult, "isSuccess" | "cartData">;

/** Refuses a change of the cart with a code and a text for the shopper. */
export function refuseCart(errorCode: string, message: string, more: CartRefusal = {}): NoChange<CartRefusal> {
  return { kind: "refused", refusal: { errorCode, message, ...more } };
}

export interface CartChangeOptions {
  /** The result if there is no cart; without it one is created. */
  readonly orElse?: NoChange<CartRefusal>;
  /** For a change of a line: without a session, the session has ended. */
  readonly isOfLine?: boolean;
}

/** Changes the shopper's cart with a rule and returns the cart; a refusal changes nothing. */
export function changeCart(
  context: BasketCall,
  { orElse, isOfLine = false }: CartChangeOptions,
  decide: (loaded: LoadedBasket) => CartDecision,
): Promise<Answer<CartResult>> {
  // A shopper with lines on screen and no session has lost it.
  if (isOfLine && context.snapshot.session === null) return Promise.resolve({ kind: "sessionReset" });
  const now = context.clock.now();
  const toAnswer = (decision: NoChange<CartRefusal>, loaded: LoadedBasket | null): Answer<CartResult> => ({
    kind: "reply",
    reply: {
      ...(decision.kind === "unchanged" ? { isSuccess: true } : { isSuccess: false, ...decision.refusal }),
      cartData: toCart(loaded && toBasketState(loaded, now), { ...context, now }),
    },
  });
  return changeBasket<CartResult, CartChange, NoChange<CartRefusal>>(context, {
    decide,
    toReply: (saved, { more }) => ({ isSuccess: true, ...more, cartData: toCart(saved, { ...context, now }) }),
    // A basket that this change would create does not exist yet.
    toAnswer: (decision, loaded) => toAnswer(decision, loaded.basket.version === 0 ? null : loaded),
    ...(orElse && { orElse: toAnswer(orElse, null) }),
  });
}
