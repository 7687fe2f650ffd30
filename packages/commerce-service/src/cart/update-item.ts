import type { CartResult } from "@store/contract/cart";
import type { Answer, CallContext } from "../service/context.ts";
import { changeLine } from "./change-line.ts";
import { saveLineQuantity } from "./queries/change.ts";
import { decideQuantity } from "./rules/decide-quantity.ts";

/** Sets how many a line holds [CALL-015]. */
export function updateItem(
  { id, quantity }: { id: string; quantity: number },
  context: CallContext,
): Promise<Answer<CartResult>> {
  return changeLine(id, context, async (transaction, { line, lines }) => {
    const decision = decideQuantity({ line, lines, quantity });
    if (decision.kind === "kept") await saveLineQuantity(transaction, { lineId: line.line_id, quantity });
    return decision;
  });
}
