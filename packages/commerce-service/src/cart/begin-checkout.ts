import type { CartResult } from "@store/contract/cart";
import { cartErrorType } from "@store/contract/shared";
import type { Answer, CallContext } from "../service/context.ts";
import { beingPlaced, changeBasket } from "./change-basket.ts";
import { saveCheckoutEntry } from "./queries/change.ts";
import { findBasket } from "./queries/find-basket.ts";

const emptyBasket = {
  isSuccess: false,
  errorType: cartErrorType.emptyBasket,
  message: "Your cart is empty. Add an item before you check out.",
  redirectUrl: null,
} as const satisfies CartResult;

/** Lets a cart with something in it enter the checkout and says where that begins [CALL-012]. */
export async function beginCheckout(context: CallContext): Promise<Answer<CartResult>> {
  const change = await changeBasket(
    context,
    async (transaction, { basket_id: basketId, session_id: sessionId, site }) => {
      const loaded = await findBasket(transaction, { sessionId, site });
      if (!loaded || loaded.lines.length === 0) return { kind: "undo", value: "empty" };
      await saveCheckoutEntry(transaction, { basketId, isInCheckout: true });
      return { kind: "keep", value: "entered" };
    },
    { create: false },
  );
  if (change.kind === "beingPlaced") return beingPlaced;
  if (change.kind === "noBasket" || change.value === "empty") return { kind: "reply", reply: emptyBasket };
  return {
    kind: "reply",
    reply: { isSuccess: true, errorType: cartErrorType.none, redirectUrl: "/checkout/shipping" },
  };
}
