/** Where a SKU's product page is. */
export function toProductUrl(sku: string): string {
  return `/product/${sku}`;
}
