import { changeBasket } from "../basket/change-basket.ts";
import type { Preload } from "../basket/queries/load-snapshot.ts";
import { plainLine, withNewLine } from "../basket/rules/edit-basket.ts";
import { decideAdd } from "../cart/rules/decide-add.ts";
import { applyAdditions } from "../cart/rules/put-additions.ts";
import type { Answer, CallContext } from "../service/context.ts";
import type { Scenario } from "./scenarios.ts";

/** What a scenario names, to be read before its cart is filled. */
export function wantsOfScenario({ items, donation }: Scenario): Preload {
  return { skus: [...items.map(({ Sku }) => Sku), ...(donation ? [donation.sku] : [])] };
}

/** Puts a scenario into the shopper's cart in place of what it held, by the rules that shoppers' adds follow too. */
export function fillCart({ items, donation }: Scenario, context: CallContext): Promise<Answer<{ isSuccess: true }>> {
  const newId = () => context.random.token(16);
  return changeBasket(context, {
    decide({ basket, basketContext }) {
      const decision = decideAdd(items, { basket: { ...basket, lines: [] }, basketContext });
      if (decision.kind === "refused") throw new Error(`A scenario cannot be filled: ${decision.message}`);
      const filled = applyAdditions({ ...basket, lines: [] }, decision.additions, newId);
      const gift = donation && { sku: donation.sku, donationCents: donation.amount, quantity: 1, lineId: newId() };
      const next = gift ? withNewLine(filled, { ...plainLine, ...gift }) : filled;
      return { kind: "change", next, reply: () => ({ isSuccess: true }) };
    },
  });
}
