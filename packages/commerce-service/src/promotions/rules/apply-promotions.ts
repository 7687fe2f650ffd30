import { allocateCents, sumCents } from "@store/price-format";
import {
  coversLine,
  decidePromotion,
  type LineToDiscount,
  type PromotableOrder,
  type Promotion,
  type PromotionDecision,
} from "./promotion.ts";

type Held = Extract<PromotionDecision, { ok: true }>;

export interface AppliedPromotions {
  /** In the order of the lines given, whose totals they never exceed. */
  lines: { lineId: string; discountCents: number }[];
  /** The exact sum of the lines' discounts. */
  discountCents: number;
  /** Whether the charge for standard delivery of parcels falls away; a surcharge for far places does not. */
  isStandardParcelFree: boolean;
  /** The codes that hold. */
  codes: string[];
  /** The codes that no longer hold or may not stand beside another, which take nothing off. */
  lostCodes: string[];
}

/**
 * What promotions take off an order, in integer cents; in which order the shopper entered combinable ones changes
 * nothing. All percentages are of a line's full total, are added up, and are rounded once per line, a half cent up;
 * then each amount is spread over what is left of the lines it covers, in proportion, the narrower promotion first.
 */
export function applyPromotions(promotions: readonly Promotion[], order: PromotableOrder): AppliedPromotions {
  const together = promotions.reduce<Promotion[]>((kept, added) => combinePromotions(kept, added).kept, []);
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
    lostCodes: promotions.map(({ code }) => code).filter((code) => !codes.includes(code)),
  };
}

function percentOff(line: LineToDiscount, held: readonly Held[]): number {
  const percents = held.map(({ promotion }) => (coversLine(promotion, line) ? (promotion.percent ?? 0) : 0));
  const percent = Math.min(
    percents.reduce((sum, one) => sum + one, 0),
    100,
  );
  // In BigInt, since the product of a large total and a percentage need not be an exact number.
  return Number((BigInt(line.totalCents) * BigInt(percent) + 50n) / 100n);
}

function narrowFirst({ promotion: one }: Held, { promotion: other }: Held): number {
  const byWidth = Number(one.categorySlug === null) - Number(other.categorySlug === null);
  return byWidth || (one.code < other.code ? -1 : 1);
}

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
