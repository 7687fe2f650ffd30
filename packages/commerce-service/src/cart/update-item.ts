import type { CartResult } from "@store/contract/cart";
import { withLine } from "../basket/rules/edit-basket.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { refuseCart } from "./change-cart.ts";
import { changeLine } from "./change-line.ts";
import { decideQuantity } from "./rules/decide-quantity.ts";

/** Sets how many a line holds [CALL-015]. */
export function updateItem(
  { id, quantity }: { id: string; quantity: number },
  context: CallContext,
): Promise<Answer<CartResult>> {
  return changeLine(id, context, (line, { basket }, lines) => {
    const decision = decideQuantity({ line, lines, quantity, available: line.item.available });
    if (decision.kind === "refused") return refuseCart(decision.errorCode, decision.message);
    return { kind: "next", next: withLine(basket, id, { quantity }) };
  });
}
