import { allocateCents, sumCents } from "@store/price-format";
import {
  coversLine,
  decidePromotion,
  type LineToDiscount,
  type PromotableOrder,
  type Promotion,
  type PromotionDecision,
  type PromotionRefusal,
} from "./promotion.ts";

type Held = Extract<PromotionDecision, { ok: true }>;

/** A promotion that has no effect. */
export interface LostPromotion {
  promotion: Promotion;
  /** Why it is not valid; null if another one of the order cannot be combined with it. */
  refusal: PromotionRefusal | null;
}

export interface AppliedPromotions {
  /** In the order of the given lines, never more than their totals. */
  lines: { lineId: string; discountCents: number }[];
  /** The exact sum of the lines' discounts. */
  discountCents: number;
  /** Whether standard delivery of parcels is free; a surcharge for remote places is not. */
  isStandardParcelFree: boolean;
  /** The codes that hold. */
  codes: string[];
  lost: LostPromotion[];
}

/**
 * The discount of promotions on an order, in integer cents; the order in which combinable codes were entered has no
 * effect. All percentages apply to a line's full total, are added up, and are rounded once per line, half a cent up;
 * then each amount is distributed over the rest of its lines, in proportion, the narrower promotion first.
 */
export function applyPromotions(promotions: readonly Promotion[], order: PromotableOrder): AppliedPromotions {
  const together = promotions.reduce<Promotion[]>(
    (combination, added) => combinePromotions(combination, added).promotions,
    [],
  );
  const held = together.map((promotion) => decidePromotion(promotion, order)).filter((decision) => decision.ok);

  const restCents = order.lines.map((line) => line.totalCents - percentOff(line, held));
  for (const { promotion, terms } of held.toSorted(narrowFirst)) {
    if (promotion.kind !== "amount" || terms.amountCents === null) continue;
    const weights = order.lines.map((line, at) => (coversLine(promotion, line) ? (restCents[at] ?? 0) : 0));
    const shares = allocateCents(Math.min(terms.amountCents, sumCents(weights)), weights);
    for (const [at, share] of shares.entries()) restCents[at] = (restCents[at] ?? 0) - share;
  }

  const lines = order.lines.map(({ lineId, totalCents }, at) => ({
    lineId,
    discountCents: totalCents - (restCents[at] ?? totalCents),
  }));
  const codes = held.map(({ promotion }) => promotion.code);
  return {
    lines,
    discountCents: sumCents(lines.map((line) => line.discountCents)),
    isStandardParcelFree: held.some(({ promotion }) => promotion.kind === "freeShipping"),
    codes,
    lost: promotions.filter(({ code }) => !codes.includes(code)).map((promotion) => toLost(promotion, order)),
  };
}

function toLost(promotion: Promotion, order: PromotableOrder): LostPromotion {
  const decision = decidePromotion(promotion, order);
  return { promotion, refusal: decision.ok ? null : decision.refusal };
}

function percentOff(line: LineToDiscount, held: readonly Held[]): number {
  const percents = held.map(({ promotion }) => (coversLine(promotion, line) ? (promotion.percent ?? 0) : 0));
  const percent = Math.min(
    percents.reduce((sum, one) => sum + one, 0),
    100,
  );
  // In BigInt, since the product of a large total and a percentage may exceed the safe integers.
  return Number((BigInt(line.totalCents) * BigInt(percent) + 50n) / 100n);
}

function narrowFirst({ promotion: one }: Held, { promotion: other }: Held): number {
  const byWidth = Number(one.categorySlug === null) - Number(other.categorySlug === null);
  return byWidth || (one.code < other.code ? -1 : 1);
}

type Combinable = Pick<Promotion, "code" | "isCombinable">;

/** Whether two codes can be combined. */
export function canCombine(one: Combinable, other: Combinable): boolean {
  return one.code === other.code || (one.isCombinable && other.isCombinable);
}

/**
 * The promotions of an order after another one is added: combinable ones are combined, and one that is not combinable
 * is the only one. The latest stays, since the shopper entered it last.
 */
export function combinePromotions<One extends Combinable>(
  applied: readonly One[],
  added: One,
): { promotions: One[]; removed: One[] } {
  const removed = applied.filter((one) => !canCombine(one, added));
  const compatible = applied.filter((one) => canCombine(one, added));
  return {
    promotions: compatible.some(({ code }) => code === added.code) ? compatible : [...compatible, added],
    removed,
  };
}
