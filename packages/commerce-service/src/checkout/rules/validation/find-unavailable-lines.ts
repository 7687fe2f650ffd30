import type { LineToValidate } from "./line-to-validate.ts";

type LineToSupply = Pick<LineToValidate, "sku" | "quantity" | "available" | "isSold">;

/**
 * The lines that are not sold any more or exceed the stock. Lines of one item share its stock, the earlier ones first;
 * what a line cannot get is left for later ones.
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
