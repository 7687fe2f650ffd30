import type { ShopLine } from "../../basket/rules/shop-lines.ts";

/** The lines that cannot be bought as they stand. Lines of one item share its stock, the earlier ones first. */
export function findUnavailableLines(lines: readonly ShopLine[]): ShopLine[] {
  const left = new Map<string, number>();
  return lines.filter(({ sku, quantity, item }) => {
    if (!item.isSold) return true;
    if (item.available === null) return false;
    const rest = (left.get(sku) ?? item.available) - quantity;
    if (rest >= 0) left.set(sku, rest);
    return rest < 0;
  });
}
