import type { CartResult } from "@store/contract/cart";
import type { Answer, CallContext } from "../service/context.ts";
import { changeLine } from "./change-line.ts";
import { removeLine, saveCheckoutEntry } from "./queries/change.ts";

/** Takes a line out of the cart, from where `restoreItem` brings it back [CALL-013]. A cart that is empty then has left the checkout. */
export function removeItem(lineId: string, context: CallContext): Promise<Answer<CartResult>> {
  return changeLine(lineId, context, async (transaction, { basket, line, lines }) => {
    await removeLine(transaction, line.line_id);
    if (lines.length === 1) await saveCheckoutEntry(transaction, { basketId: basket.basket_id, isInCheckout: false });
    return { kind: "kept" };
  });
}
