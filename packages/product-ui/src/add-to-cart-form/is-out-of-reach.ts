import type { Product } from "@store/contract/catalog";

/** Whether the product is unavailable: 3 means sold out or no longer sold; the catalog says which. */
export function isOutOfReach({ deliveryStatus }: Pick<Product, "deliveryStatus">): boolean {
  return deliveryStatus === 3;
}
