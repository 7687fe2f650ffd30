import type { CartResult } from "@store/contract/cart";
import { resolveLines } from "../basket/basket-context.ts";
import { withLine } from "../basket/rules/basket-state.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { type CartDecision, changeCart, refuseCart } from "./change-cart.ts";
import { decideQuantity } from "./rules/decide-quantity.ts";
import { isSameLine } from "./rules/is-same-line.ts";

const unknown = refuseCart("LineNotFound", "This item can no longer be put back. You can add it again.");
const taken = refuseCart("LineNotFound", "This item is in your cart again already.");
const notSold = refuseCart("NotAvailable", "This item is no longer available.");

/**
 * Puts a removed line back where it was, in the cart or among the saved ones: same id, quantity, text and place (AMB-037).
 * One that is there already stays as it is.
 */
export function restoreItem(lineId: string, context: CallContext): Promise<Answer<CartResult>> {
  return changeCart(
    context,
    (loaded): CartDecision => {
      const { basket } = loaded;
      const line = basket.lines.find((one) => one.lineId === lineId);
      if (!line) return unknown;
      if (line.state === "cart" || line.state === "saved") return { kind: "same" };
      if (line.state === "removedFromSaved")
        return { kind: "next", next: withLine(basket, lineId, { state: "saved" }) };
      const isThere = basket.lines.some((other) => other.state === "cart" && isSameLine(other, line));
      if (isThere) return taken;
      const item = loaded.basketContext.items.get(line.sku);
      if (!item?.isSold) return notSold;
      // What it held was everybody's again meanwhile.
      const asNew = { ...line, quantity: 0 };
      const decision = decideQuantity({
        line: asNew,
        lines: resolveLines(loaded),
        quantity: line.quantity,
        available: item.available,
      });
      if (decision.kind === "refused") return refuseCart(decision.errorCode, decision.message);
      return { kind: "next", next: withLine(basket, lineId, { state: "cart" }) };
    },
    { orElse: unknown, isOfLine: true },
  );
}
