/** The order page of free swatches, with a product and a first choice where there are such. */
export function toSwatchesUrl({ sku = "", choiceCode = "" }: { sku?: string; choiceCode?: string } = {}): string {
  const query = new URLSearchParams({ ...(sku && { sku }), ...(choiceCode && { choice: choiceCode }) });
  return query.size > 0 ? `/free-swatches?${query}` : "/free-swatches";
}
