import type { BasketLine } from "../../basket/basket.ts";
import type { RefusedDecision } from "../../basket/decision.ts";

type Line = Pick<BasketLine, "lineId" | "sku" | "quantity">;

/**
 * The refusal of a quantity of a line; null if the line may have it. A lower one is never refused, a higher one if it
 * exceeds the stock for all lines of the SKU.
 */
export function refuseQuantity({
  line,
  lines,
  quantity,
  available,
}: {
  line: Line;
  lines: readonly Line[];
  quantity: number;
  /** Null: made or issued on demand. */
  available: number | null;
}): RefusedDecision<{ errorCode: string; message: string }> | null {
  if (available === null || quantity <= line.quantity) return null;
  const others = lines.filter((other) => other.sku === line.sku && other.lineId !== line.lineId);
  const left = Math.max(0, available - others.reduce((total, other) => total + other.quantity, 0));
  if (quantity <= left) return null;
  const message =
    left === 0 ? "This item is out of stock." : `Only ${left} of this item ${left === 1 ? "is" : "are"} left.`;
  return { kind: "refused", refusal: { errorCode: "NotAvailable", message } };
}

/** The same of a line that comes back into the cart: its quantity was available to others in the meantime. */
export function refuseReturn(line: Line & { item: { available: number | null } }, lines: readonly Line[]) {
  const { quantity, item } = line;
  return refuseQuantity({ line: { ...line, quantity: 0 }, lines, quantity, available: item.available });
}
