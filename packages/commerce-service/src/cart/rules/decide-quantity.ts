import type { LineDecision } from "../change-line.ts";
import type { LoadedLine } from "../queries/find-basket.ts";

type Line = Pick<LoadedLine, "line_id" | "sku" | "quantity" | "available">;

/** Whether a line may hold so many: fewer always, more only while the stock lasts for all lines of the SKU. */
export function decideQuantity({
  line,
  lines,
  quantity,
}: {
  line: Line;
  lines: readonly Line[];
  quantity: number;
}): LineDecision {
  if (line.available === null || quantity <= line.quantity) return { kind: "kept" };
  const others = lines.filter((other) => other.sku === line.sku && other.line_id !== line.line_id);
  const left = Math.max(0, line.available - others.reduce((total, other) => total + other.quantity, 0));
  if (quantity <= left) return { kind: "kept" };
  const message =
    left === 0 ? "This item is out of stock." : `Only ${left} of this item ${left === 1 ? "is" : "are"} left.`;
  return { kind: "refused", errorCode: "NotAvailable", message };
}
