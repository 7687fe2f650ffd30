import type { Basket, BasketLine } from "../../basket/basket.ts";
import { withLine, withoutLines } from "../../basket/rules/edit-basket.ts";
import { maxQuantity } from "./decide-add.ts";
import { isSameLine } from "./is-same-line.ts";

/** The line of a list that a line coming into it would join; undefined when it stays a line of its own. */
export function findMatchingLine(basket: Basket, line: BasketLine, state: "cart" | "saved"): BasketLine | undefined {
  return basket.lines.find((other) => other.lineId !== line.lineId && other.state === state && isSameLine(other, line));
}

/** The basket with a line moved to a list, where it counts up its twin while one line may hold both. */
export function moveLine(basket: Basket, line: BasketLine, state: "cart" | "saved"): Basket {
  const match = findMatchingLine(basket, line, state);
  const quantity = line.quantity + (match?.quantity ?? 0);
  if (!match || quantity > maxQuantity) return withLine(basket, line.lineId, { state });
  return withLine(withoutLines(basket, new Set([line.lineId])), match.lineId, { quantity });
}
