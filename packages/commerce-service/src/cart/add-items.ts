import type { AddResult } from "@store/contract/cart";
import { changeBasket } from "../basket/change-basket.ts";
import { resolveLines } from "../basket/rules/resolve-lines.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { decideAdd, type WantedItem } from "./rules/decide-add.ts";
import { applyAdditions } from "./rules/put-additions.ts";
import { toAddResult } from "./rules/to-add-result.ts";

/** Adds items to the shopper's cart: all of them or none [CALL-090]. What cannot be added to any cart starts no session. */
export function addItems(wanted: readonly WantedItem[], context: CallContext): Promise<Answer<AddResult>> {
  const { site, random } = context;
  return changeBasket<AddResult>(context, {
    decide(loaded) {
      const { basketContext } = loaded;
      const decision = decideAdd(wanted, loaded);
      if (decision.kind === "refused") {
        const reply = toAddResult(decision, { lines: resolveLines(loaded), site, basketContext });
        return { kind: "answer", answer: { kind: "reply", reply } };
      }
      const next = applyAdditions(loaded.basket, decision.additions, () => random.token(16));
      return {
        kind: "change",
        next,
        reply: ({ lines }) => toAddResult(decision, { lines, site, basketContext }),
      };
    },
  });
}
