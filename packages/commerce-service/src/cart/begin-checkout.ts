import type { CartResult } from "@store/contract/cart";
import { type CartErrorType, cartErrorType } from "@store/contract/shared";
import { validateLines } from "../checkout/rules/validate-lines.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { beingPlaced, changeBasket } from "./change-basket.ts";
import { saveCheckoutEntry } from "./queries/change.ts";
import { findBasket, type LoadedLine } from "./queries/find-basket.ts";

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
export async function beginCheckout(context: CallContext): Promise<Answer<CartResult>> {
  const change = await changeBasket<CartResult>(
    context,
    async (transaction, { basket_id: basketId, session_id: sessionId, site }) => {
      const loaded = await findBasket(transaction, { sessionId, site });
      // Where the items may go is judged once there is an address to judge.
      const { errorType, lines } = validateLines(loaded?.lines ?? [], null);
      if (errorType === cartErrorType.emptyBasket) return { kind: "undo", value: emptyBasket };
      if (errorType !== cartErrorType.none) return { kind: "undo", value: toGoneReply(errorType, lines) };
      await saveCheckoutEntry(transaction, { basketId, isInCheckout: true });
      return { kind: "keep", value: { isSuccess: true, errorType, redirectUrl: "/checkout/shipping" } };
    },
    { create: false },
  );
  if (change.kind === "beingPlaced") return beingPlaced;
  return { kind: "reply", reply: change.kind === "noBasket" ? emptyBasket : change.value };
}

function toGoneReply(errorType: CartErrorType, lines: readonly LoadedLine[]): CartResult {
  const names = lines.map(({ title, optionLabel }) => (optionLabel === null ? title : `${title} (${optionLabel})`));
  const message =
    `Not available in the quantity you chose: ${[...new Set(names)].join(", ")}. ` +
    "Remove what is gone from your cart or lower its quantity, then check out.";
  return { isSuccess: false, errorType, message, redirectUrl: null };
}
