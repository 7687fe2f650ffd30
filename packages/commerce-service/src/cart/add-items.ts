import type { AddResult } from "@store/contract/cart";
import type { Kysely } from "kysely";
import type { StoreDatabase } from "../database/schema.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { beingPlaced, changeBasket } from "./change-basket.ts";
import { saveAddedLine } from "./queries/change.ts";
import { findSoldItems } from "./queries/find.ts";
import { findBasket } from "./queries/find-basket.ts";
import { type AddDecision, decideAdd, type WantedItem } from "./rules/decide-add.ts";
import { toAddResult } from "./rules/to-add-result.ts";

/** Adds items to the session's cart: all of them or none [CALL-090]. What cannot be added to any cart starts no session. */
export async function addItems(wanted: readonly WantedItem[], context: CallContext): Promise<Answer<AddResult>> {
  const sold = await findSoldItems(context.database, { ...context, skus: wanted.map(({ Sku }) => Sku) });
  const beforehand = decideAdd({ wanted, sold, held: [] });
  if (beforehand.kind === "refused") return reply(beforehand, { database: context.database, context });

  const change = await changeBasket(context, async (transaction, basket) => {
    const held = await findBasket(transaction, { sessionId: basket.session_id, site: basket.site });
    const decision = decideAdd({ wanted, sold, held: held?.lines ?? [] });
    if (decision.kind === "add") {
      for (const { item, text, quantity } of decision.additions) {
        const line = {
          lineId: context.random.token(16),
          sku: item.sku,
          quantity,
          donationCents: null,
          personalizationText: text,
        };
        await saveAddedLine(transaction, { basketId: basket.basket_id, line });
      }
    }
    const value = await reply(decision, { database: transaction, context });
    return { kind: decision.kind === "add" ? "keep" : "undo", value };
  });
  return change.kind === "done" ? change.value : beingPlaced;
}

async function reply(
  decision: AddDecision,
  { database, context: { session, site } }: { database: Kysely<StoreDatabase>; context: CallContext },
): Promise<Answer<AddResult>> {
  const loaded = session ? await findBasket(database, { sessionId: session.sessionId, site }) : undefined;
  return { kind: "reply", reply: toAddResult(decision, { lines: loaded?.lines ?? [], site }) };
}
