import { toUnitPrice } from "../../cart/rules/to-unit-price.ts";
import type { BasketLine, LineState } from "../basket.ts";
import type { CatalogItem, LoadedBasket } from "../basket-context.ts";

/** A line with what the shop says of its item today. Amounts are for one item, in cents; 0 when it is not sold. */
export interface ResolvedLine extends BasketLine {
  item: CatalogItem;
  /** With the fee for its text; a donation's own amount. */
  unitPriceCents: number;
  regularUnitPriceCents: number;
  /** For fitting one item, where that was asked for and is done. */
  installationCents: number;
}

/** The lines of a basket in a state, by default those that are ordered, in the order in which they were added. */
export function resolveLines({ basket, basketContext }: LoadedBasket, state: LineState = "cart"): ResolvedLine[] {
  return basket.lines.filter((line) => line.state === state).map((line) => resolveLine(line, basketContext.items));
}

function resolveLine(line: BasketLine, items: ReadonlyMap<string, CatalogItem>): ResolvedLine {
  const item = items.get(line.sku);
  if (!item) throw new Error(`The item ${line.sku} of a line is unknown. Its facts are read with the basket.`);
  const toPrice = (cents: number) =>
    item.isSold ? toUnitPrice(cents, { ...line, personalization: item.personalization }) : 0;
  // What is collected in a store leaves it in its boxes: nobody comes along to fit it.
  const hasInstallation = line.hasInstallation && line.locationId === null;
  return {
    ...line,
    hasInstallation,
    item,
    unitPriceCents: toPrice(item.offerCents),
    regularUnitPriceCents: toPrice(item.regularOfferCents),
    installationCents: hasInstallation ? (item.installation?.feeCents ?? 0) : 0,
  };
}
