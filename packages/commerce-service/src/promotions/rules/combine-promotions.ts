import type { Promotion } from "./promotion.ts";

type Combinable = Pick<Promotion, "code" | "isCombinable">;

/** Whether two codes may be taken off one order. */
export function canCombine(one: Combinable, other: Combinable): boolean {
  return one.code === other.code || (one.isCombinable && other.isCombinable);
}

/**
 * The promotions of an order once another joins them: combinable ones stand together, and a code that is not combinable
 * is the only one of its order. The one that came last stays, since it is what the shopper asked for last.
 */
export function combinePromotions<One extends Combinable>(
  applied: readonly One[],
  added: One,
): { kept: One[]; removed: One[] } {
  const removed = applied.filter((one) => !canCombine(one, added));
  const kept = applied.filter((one) => canCombine(one, added));
  return { kept: kept.some(({ code }) => code === added.code) ? kept : [...kept, added], removed };
}
