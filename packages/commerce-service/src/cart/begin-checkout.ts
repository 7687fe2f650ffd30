import type { CartResult } from "@store/contract/cart";
import { type CartErrorType, cartErrorType } from "@store/contract/shared";
import { changeBasket } from "../basket/change-basket.ts";
import { toBasketState } from "../basket/rules/basket-state.ts";
import type { ShopLine } from "../basket/rules/shop-lines.ts";
import { validateState } from "../checkout/rules/validation/to-lines-to-validate.ts";
import type { Answer, CallContext } from "../service/context.ts";

const emptyBasket = {
  isSuccess: false,
  errorType: cartErrorType.emptyBasket,
  message: "Your cart is empty. Add an item before you check out.",
  redirectUrl: null,
} as const satisfies CartResult;

/**
 * Lets a cart with something in it enter the checkout and says where that begins [CALL-012]. A cart with items that are
 * gone stays where it is: its shopper learns which ones here, and not after the checkout's first page [CHK-20].
 */
export function beginCheckout(context: CallContext): Promise<Answer<CartResult>> {
  return changeBasket<CartResult>(context, {
    decide(loaded) {
      // Where the items may go is judged once there is an address to judge.
      const { lines: inCart } = toBasketState(loaded, context.clock.now());
      const { errorType, lines, text } = validateState({ lines: inCart, recipients: [], facts: loaded.facts });
      const isGone = errorType === cartErrorType.nlaItems || errorType === cartErrorType.allNlaItems;
      const other = { isSuccess: false, errorType, message: text?.message ?? null, redirectUrl: null };
      const refusal = isGone ? toGoneReply(errorType, lines) : other;
      const reply = errorType === cartErrorType.emptyBasket ? emptyBasket : refusal;
      if (errorType !== cartErrorType.none) return { kind: "answer", answer: { kind: "reply", reply } };
      return {
        kind: "change",
        next: { ...loaded.basket, isInCheckout: true },
        reply: () => ({ isSuccess: true, errorType, redirectUrl: "/checkout/shipping" }),
      };
    },
    orElse: { kind: "reply", reply: emptyBasket },
  });
}

function toGoneReply(errorType: CartErrorType, lines: readonly ShopLine[]): CartResult {
  const names = lines.map(({ item: { title, optionLabel } }) =>
    optionLabel === null ? title : `${title} (${optionLabel})`,
  );
  const message =
    `Not available in the quantity you chose: ${[...new Set(names)].join(", ")}. ` +
    "Remove what is gone from your cart or lower its quantity, then check out.";
  return { isSuccess: false, errorType, message, redirectUrl: null };
}
