/** The quantity of one item that an order takes from stock. */
export interface StockNeeded {
  sku: string;
  quantity: number;
}

/** What lines take from stock, once per item in the order of their SKUs; items made on demand take nothing. */
export function toStockNeeded(
  lines: readonly { sku: string; quantity: number; available: number | null }[],
): StockNeeded[] {
  const needed = new Map<string, number>();
  for (const { sku, quantity, available } of lines) {
    if (available !== null) needed.set(sku, (needed.get(sku) ?? 0) + quantity);
  }
  return [...needed].map(([sku, quantity]) => ({ sku, quantity })).sort((one, other) => (one.sku < other.sku ? -1 : 1));
}
