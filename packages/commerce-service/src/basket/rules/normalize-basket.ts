import type { Basket } from "../basket.ts";
import type { BasketContext } from "../basket-context.ts";
import { type BasketState, getReachedStep, toBasketState } from "./basket-state.ts";

/**
 * A changed basket as it may stand: a basket with nothing to order is in no checkout, and the step that was reached never
 * stays beyond what the data allows.
 */
export function normalizeBasket(next: Basket, basketContext: BasketContext, now: Date): BasketState {
  const state = toBasketState({ basket: next, basketContext }, now);
  const isInCheckout = next.isInCheckout && state.lines.length > 0;
  const reachedStep = isInCheckout ? getReachedStep(state) : 1;
  // What a sign-in had to say was said until now.
  const { joinedQuantities, ...said } = next.choices;
  // Choices that nobody touched stay the same object: they need not be written again.
  const choices = joinedQuantities === undefined ? next.choices : said;
  return { ...state, basket: { ...next, choices, isInCheckout, reachedStep } };
}
