import type { CatalogItem } from "../basket/basket-context.ts";
import type { LineOptions } from "../line-options/line-options.ts";

/** The URL of a SKU's product page. */
export function toProductUrl(sku: string): string {
  return `/product/${sku}`;
}

/** The code of a ready layout in addresses: "sofa-with-chaise". */
export function toLayoutCode(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

/** The URL of a ready layout in the fabric of a piece. */
export function toLayoutUrl(sku: string, name: string): string {
  return `${toProductUrl(sku)}?layout=${toLayoutCode(name)}`;
}

/** The URL of an item with its options: an item that is made to a shopper's order has a page of its own (AMB-246). */
export function toItemUrl(
  { sku, choices }: Pick<CatalogItem, "sku" | "choices">,
  { choice = "" }: LineOptions,
): string {
  return choices?.isRequired ? toOrderUrl(sku, choice) : toProductUrl(sku);
}

/** The address of a selection; the bare path without choices. Dots and tildes need no escape in a query. */
export function toOrderUrl(sku: string, selection: string): string {
  return `/special-order/${encodeURIComponent(sku)}${selection === "" ? "" : `?choices=${selection}`}`;
}
