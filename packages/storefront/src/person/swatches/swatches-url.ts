/** The URL of the swatch order page, optionally with a product and a first choice. */
export function toSwatchesUrl({ sku = "", choiceCode = "" }: { sku?: string; choiceCode?: string } = {}): string {
  const query = new URLSearchParams({ ...(sku && { sku }), ...(choiceCode && { choice: choiceCode }) });
  return query.size > 0 ? `/free-swatches?${query}` : "/free-swatches";
}
