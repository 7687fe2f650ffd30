import type { ProductTable } from "../../database/schema.ts";

/** Whether a store can hand an item out: not what goes by mail or is given away, nor what a workshop makes first. */
export function canBePickedUp({
  kind,
  isMadeToOrder,
}: {
  kind: ProductTable["kind"];
  isMadeToOrder: boolean;
}): boolean {
  return kind === "item" && !isMadeToOrder;
}
