/** What decides whether a line can still be bought. */
export interface LineToSupply {
  sku: string;
  quantity: number;
  /** Null: made or issued on demand. */
  available: number | null;
  isSold: boolean;
}

/** The lines that cannot be bought as they stand. Lines of one item share its stock, the earlier ones first. */
export function findUnavailableLines<Line extends LineToSupply>(lines: readonly Line[]): Line[] {
  const left = new Map<string, number>();
  return lines.filter((line) => {
    if (!line.isSold) return true;
    if (line.available === null) return false;
    const rest = (left.get(line.sku) ?? line.available) - line.quantity;
    if (rest >= 0) left.set(line.sku, rest);
    return rest < 0;
  });
}
