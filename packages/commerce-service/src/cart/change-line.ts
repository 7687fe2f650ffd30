import type { CartResult } from "@store/contract/cart";
import type { LineState } from "../basket/basket.ts";
import type { LoadedBasket } from "../basket/basket-context.ts";
import { type ResolvedLine, resolveLines } from "../basket/rules/resolve-lines.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { type CartDecision, changeCart, refuseCart } from "./change-cart.ts";

const lineNotFound = refuseCart("LineNotFound", "This item is no longer in your cart.");

/** For changes of what is saved for later. */
export const savedLines = {
  state: "saved",
  orElse: refuseCart("LineNotFound", "This item is no longer among those you saved for later."),
} as const satisfies { state: LineState; orElse: CartDecision };

/** Changes one line of the cart, or of the list that `state` names, and answers the cart; without a session, that it is over. */
export function changeLine(
  lineId: string,
  context: CallContext,
  change: (line: ResolvedLine, loaded: LoadedBasket, lines: readonly ResolvedLine[]) => CartDecision,
  { state = "cart", orElse = lineNotFound }: { state?: LineState; orElse?: CartDecision } = {},
): Promise<Answer<CartResult>> {
  return changeCart(
    context,
    (loaded) => {
      const lines = resolveLines(loaded, state);
      const line = lines.find((one) => one.lineId === lineId);
      return line ? change(line, loaded, lines) : orElse;
    },
    { orElse, isOfLine: true },
  );
}
