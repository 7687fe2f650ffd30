import type { Basket } from "../../basket/basket.ts";
import { plainLine, withLine, withNewLine } from "../../basket/rules/edit-basket.ts";
import type { Addition } from "./decide-add.ts";
import { isSameChoice } from "./is-same-choice.ts";

/** The basket with additions in it: each counts up the line of its choice, or becomes a line at the end. */
export function putAdditions(basket: Basket, additions: readonly Addition[], newId: () => string): Basket {
  return additions.reduce((grown, { item, text, quantity }) => {
    const choice = { sku: item.sku, personalizationText: text, donationCents: null };
    const same = grown.lines.find((line) => line.state === "cart" && isSameChoice(line, choice));
    if (same) return withLine(grown, same.lineId, { quantity: same.quantity + quantity });
    return withNewLine(grown, { ...plainLine, ...choice, quantity, lineId: newId() });
  }, basket);
}
