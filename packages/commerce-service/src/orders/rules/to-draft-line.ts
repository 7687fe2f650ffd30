import type { PricedLine, PricedShipment } from "../../basket/rules/price-basket.ts";
import type { ResolvedLine } from "../../basket/rules/resolve-lines.ts";
import { toProductUrl } from "../../catalog/rules/to-product-url.ts";
import type { DraftLine } from "./order-draft.ts";
import { toShipmentId } from "./to-shipment-id.ts";

/** A line of an order, with the words and prices of this moment. */
export function toDraftLine(
  line: ResolvedLine,
  { shipment, priced }: { shipment: PricedShipment | undefined; priced: PricedLine | undefined },
): DraftLine {
  const { item } = line;
  return {
    shipmentId: shipment ? toShipmentId(shipment) : null,
    sku: line.sku,
    title: item.title,
    optionText: item.optionLabel,
    personalizationText: line.personalizationText,
    optionChoice: line.optionChoice,
    registryId: line.registryId,
    picture: item.picture,
    navigateUrl: toProductUrl(line.sku),
    quantity: line.quantity,
    unitPriceCents: line.unitPriceCents,
    totalCents: priced?.totalCents ?? 0,
    discountCents: priced?.discountCents ?? 0,
    servicesCents: priced?.servicesCents ?? 0,
    taxCents: priced?.taxCents ?? 0,
  };
}
