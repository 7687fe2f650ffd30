import type { ProductTable } from "../../database/schema.ts";

/** Whether an item can be picked up: not what is mailed or donated, nor what is made to order. */
export function canBePickedUp({
  kind,
  isMadeToOrder,
}: {
  kind: ProductTable["kind"];
  isMadeToOrder: boolean;
}): boolean {
  return kind === "item" && !isMadeToOrder;
}
