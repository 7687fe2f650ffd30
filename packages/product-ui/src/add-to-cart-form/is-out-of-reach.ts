import type { Product } from "@store/contract/catalog";

/** Whether none can be had: 3 means that none is left, or that none is sold any more; the catalog says which. */
export function isOutOfReach({ deliveryStatus }: Pick<Product, "deliveryStatus">): boolean {
  return deliveryStatus === 3;
}
