/** The address of a selection of a product that is made to order; the bare path without choices (AMB-246). */
export function toOrderUrl(sku: string, selection: string): string {
  // Dots and tildes need no escape in a query.
  return `/special-order/${encodeURIComponent(sku)}${selection === "" ? "" : `?choices=${selection}`}`;
}
