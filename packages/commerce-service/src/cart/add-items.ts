import type { AddResult } from "@store/contract/cart";
import type { LoadedBasket } from "../basket/basket-facts.ts";
import { changeBasket } from "../basket/change-basket.ts";
import { toShopLines } from "../basket/rules/shop-lines.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { type AddDecision, decideAdd, type WantedItem } from "./rules/decide-add.ts";
import { putAdditions } from "./rules/put-additions.ts";
import { toAddResult } from "./rules/to-add-result.ts";

/** Adds items to the shopper's cart: all of them or none [CALL-090]. What cannot be added to any cart starts no session. */
export async function addItems(wanted: readonly WantedItem[], context: CallContext): Promise<Answer<AddResult>> {
  const { site, random, opening } = context;
  const refuse = (decision: AddDecision, loaded: LoadedBasket | null): Answer<AddResult> => ({
    kind: "reply",
    reply: toAddResult(decision, { lines: loaded ? toShopLines(loaded) : [], site }),
  });
  if (!opening.loaded) {
    const beforehand = decideAdd({ wanted, sold: opening.facts?.items ?? new Map(), held: [] });
    if (beforehand.kind === "refused") return refuse(beforehand, null);
  }
  return changeBasket<AddResult>(context, {
    decide(loaded) {
      const held = loaded.basket.lines.filter(({ state }) => state === "cart");
      const decision = decideAdd({ wanted, sold: loaded.facts.items, held });
      if (decision.kind === "refused") return { kind: "answer", answer: refuse(decision, loaded) };
      const next = putAdditions(loaded.basket, decision.additions, () => random.token(16));
      return { kind: "change", next, reply: ({ lines }) => toAddResult(decision, { lines, site }) };
    },
  });
}
