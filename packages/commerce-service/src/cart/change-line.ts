import type { CartResult } from "@store/contract/cart";
import type { Transaction } from "kysely";
import type { BasketRow, StoreDatabase } from "../database/schema.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { type BasketChange, beingPlaced, changeBasket } from "./change-basket.ts";
import { findCart } from "./find-cart.ts";
import { findBasket, type LoadedBasket, type LoadedLine } from "./queries/find-basket.ts";

export type LineDecision = { kind: "kept" } | { kind: "refused"; errorCode: string; message: string };

const lineNotFound = {
  kind: "refused",
  errorCode: "LineNotFound",
  message: "This item is no longer in your cart.",
} as const satisfies LineDecision;

/** Changes one line of the session's cart and answers the cart; a refusal leaves everything as it was. */
export async function changeLine(
  lineId: string,
  context: CallContext,
  change: (
    transaction: Transaction<StoreDatabase>,
    found: { basket: BasketRow; line: LoadedLine; lines: LoadedBasket["lines"] },
  ) => Promise<LineDecision>,
): Promise<Answer<CartResult>> {
  const outcome = await changeBasket<LineDecision>(
    context,
    async (transaction, basket) => {
      const loaded = await findBasket(transaction, { sessionId: basket.session_id, site: basket.site });
      const line = loaded?.lines.find(({ line_id }) => line_id === lineId);
      const value = loaded && line ? await change(transaction, { basket, line, lines: loaded.lines }) : lineNotFound;
      return { kind: value.kind === "kept" ? "keep" : "undo", value };
    },
    { create: false },
  );
  return answerLineChange(outcome, { context, otherwise: lineNotFound });
}

/** The cart after a change of one line, or why it was refused; `otherwise` where there is no basket to change. */
export async function answerLineChange(
  outcome: BasketChange<LineDecision>,
  { context, otherwise }: { context: CallContext; otherwise: LineDecision },
): Promise<Answer<CartResult>> {
  if (outcome.kind === "beingPlaced") return beingPlaced;
  const decision = outcome.kind === "done" ? outcome.value : otherwise;
  const cartData = await findCart(context.database, context);
  if (decision.kind === "kept") return { kind: "reply", reply: { isSuccess: true, cartData } };
  const { errorCode, message } = decision;
  return { kind: "reply", reply: { isSuccess: false, errorCode, message, cartData } };
}
