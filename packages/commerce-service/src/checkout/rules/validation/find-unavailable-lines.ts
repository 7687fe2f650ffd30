import type { LineToValidate } from "./line-to-validate.ts";

type LineToSupply = Pick<LineToValidate, "sku" | "quantity" | "available" | "isSold">;

/**
 * The lines that are sold no longer or want more than there is. Lines of one item share its stock, wherever they go,
 * the earlier ones first; what a line cannot get is left for those after it.
 */
export function findUnavailableLines<Line extends LineToSupply>(lines: readonly Line[]): Line[] {
  const left = new Map<string, number>();
  return lines.filter(({ sku, quantity, available, isSold }) => {
    if (!isSold) return true;
    if (available === null) return false;
    const rest = (left.get(sku) ?? available) - quantity;
    if (rest >= 0) left.set(sku, rest);
    return rest < 0;
  });
}
