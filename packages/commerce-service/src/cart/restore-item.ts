import type { CartResult } from "@store/contract/cart";
import type { Transaction } from "kysely";
import type { BasketRow, StoreDatabase } from "../database/schema.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { changeBasket } from "./change-basket.ts";
import { answerLineChange, type LineDecision } from "./change-line.ts";
import { restoreLine } from "./queries/change.ts";
import { findBasket } from "./queries/find-basket.ts";
import { decideQuantity } from "./rules/decide-quantity.ts";

const refusals = {
  unknown: { errorCode: "LineNotFound", message: "This item can no longer be put back. You can add it again." },
  taken: { errorCode: "LineNotFound", message: "This item is in your cart again already." },
  notSold: { errorCode: "NotAvailable", message: "This item is no longer available." },
} as const;
const refuse = (reason: keyof typeof refusals): LineDecision => ({ kind: "refused", ...refusals[reason] });

/** Puts a removed line back: same id, quantity, text and place. One that is there already stays as it is. */
export async function restoreItem(lineId: string, context: CallContext): Promise<Answer<CartResult>> {
  const outcome = await changeBasket<LineDecision>(
    context,
    async (transaction, basket) => {
      const value = await bringBack(transaction, { lineId, basket });
      return { kind: value.kind === "kept" ? "keep" : "undo", value };
    },
    { create: false },
  );
  return answerLineChange(outcome, { context, otherwise: refuse("unknown") });
}

async function bringBack(
  transaction: Transaction<StoreDatabase>,
  { lineId, basket }: { lineId: string; basket: BasketRow },
): Promise<LineDecision> {
  const outcome = await restoreLine(transaction, { lineId, basketId: basket.basket_id });
  const { lines = [] } = (await findBasket(transaction, { sessionId: basket.session_id, site: basket.site })) ?? {};
  const line = lines.find(({ line_id }) => line_id === lineId);
  if (!line) return refuse(outcome === "taken" ? "taken" : "unknown");
  if (outcome !== "restored") return { kind: "kept" };
  // What it held was everybody's again meanwhile.
  return line.isSold
    ? decideQuantity({ line: { ...line, quantity: 0 }, lines, quantity: line.quantity })
    : refuse("notSold");
}
