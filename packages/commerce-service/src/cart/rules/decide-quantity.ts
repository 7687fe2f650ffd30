import type { BasketLine } from "../../basket/basket.ts";

type Line = Pick<BasketLine, "lineId" | "sku" | "quantity">;

/** Whether a change of a line is accepted, or why it is refused. */
export type LineDecision = { kind: "kept" } | { kind: "refused"; errorCode: string; message: string };

/**
 * Whether a line may have a quantity: a lower one always, a higher one only within the stock for all lines of the SKU.
 */
export function decideQuantity({
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
}): LineDecision {
  if (available === null || quantity <= line.quantity) return { kind: "kept" };
  const others = lines.filter((other) => other.sku === line.sku && other.lineId !== line.lineId);
  const left = Math.max(0, available - others.reduce((total, other) => total + other.quantity, 0));
  if (quantity <= left) return { kind: "kept" };
  const message =
    left === 0 ? "This item is out of stock." : `Only ${left} of this item ${left === 1 ? "is" : "are"} left.`;
  return { kind: "refused", errorCode: "NotAvailable", message };
}
