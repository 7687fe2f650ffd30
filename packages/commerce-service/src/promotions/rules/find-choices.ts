import { canCombine } from "./combine-promotions.ts";
import { decidePromotion, type PromotableOrder } from "./decide-promotion.ts";
import type { Promotion } from "./promotion.ts";

export type PromotionChoice = Pick<Promotion, "code" | "description" | "isCombinable">;

/**
 * What VerifyPromoCode answers: the new promotion alone when it may stand beside the applied ones, else it and those
 * that would have to leave for it, of which the shopper selects one [POP-16, AMB-054]. Applied codes that hold no
 * longer are no choice.
 */
export function findChoices(
  { promotion, applied }: { promotion: Promotion; applied: readonly Promotion[] },
  order: PromotableOrder,
): PromotionChoice[] {
  const rivals = applied.filter((one) => !canCombine(one, promotion) && decidePromotion(one, order).ok);
  return [promotion, ...rivals].map(({ code, description, isCombinable }) => ({ code, description, isCombinable }));
}
