/** The URL of a SKU's product page. */
export function toProductUrl(sku: string): string {
  return `/product/${sku}`;
}
