import type { CartResult } from "@store/contract/cart";
import { withLine } from "../basket/rules/edit-basket.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { changeLine, savedLines } from "./change-line.ts";

/** Takes a line out of the cart, from where `restoreItem` brings it back [CALL-013]. A cart that is empty then has left the checkout. */
export function removeItem(lineId: string, context: CallContext): Promise<Answer<CartResult>> {
  return changeLine(lineId, context, (_line, { basket }) => ({
    kind: "next",
    next: withLine(basket, lineId, { state: "removedFromCart" }),
  }));
}

/** Takes a line out of the saved ones [CALL-018]. */
export function removeSavedItem(lineId: string, context: CallContext): Promise<Answer<CartResult>> {
  return changeLine(
    lineId,
    context,
    (_line, { basket }) => ({ kind: "next", next: withLine(basket, lineId, { state: "removedFromSaved" }) }),
    savedLines,
  );
}
