import { availabilityStatus, type CartLine, type ShipMethod } from "@store/contract/shared";
import type { BasketState } from "../../basket/rules/basket-state.ts";
import type { PricedShipment } from "../../basket/rules/price-basket.ts";
import type { ShopLine } from "../../basket/rules/shop-lines.ts";
import { toAvailability } from "../../catalog/rules/to-availability.ts";
import { toPicture } from "../../catalog/rules/to-picture.ts";
import { toProductUrl } from "../../catalog/rules/to-product-url.ts";
import { estimateDelivery } from "../../delivery/rules/estimate-delivery.ts";

type Pricing = Pick<BasketState, "basket" | "priced" | "now">;

/** The lines of a basket, or some of them, as the shopper sees them [CART-08]. */
export function toCartLines(lines: readonly ShopLine[], { basket, priced, now }: Pricing): CartLine[] {
  // One look per line, however many lines there are.
  const totals = new Map(priced.lines.map((line) => [line.lineId, line.totalCents]));
  const shipments = new Map(
    priced.shipments.flatMap((shipment) => shipment.lineIds.map((id) => [id, shipment] as const)),
  );
  return lines.map((line) => {
    const totalCents = totals.get(line.lineId) ?? line.quantity * line.unitPriceCents;
    return toCartLine(line, { totalCents, shipment: shipments.get(line.lineId), site: basket.site, now });
  });
}

interface Placed {
  totalCents: number;
  shipment: PricedShipment | undefined;
  site: BasketState["basket"]["site"];
  now: Date;
}

function toCartLine(line: ShopLine, { totalCents, shipment, site, now }: Placed): CartLine {
  const { item } = line;
  const { status, message } = toAvailability({ ...item, wanted: line.quantity });
  const isObtainable = status !== availabilityStatus.noLongerAvailable;
  const estimate = shipment && toEstimate(line, { shipment, site, now });
  const edd = isObtainable ? estimate && `Arrives ${estimate}` : message;
  return {
    id: line.lineId,
    sku: line.sku,
    isRemoved: false,
    priceQuantityTotals: {
      quantity: line.quantity,
      unitPrice: line.unitPriceCents,
      regularPrice: line.regularUnitPriceCents,
      total: totalCents,
    },
    shippingDeliveryOptions: {
      shipMethod: item.shipMethod,
      calculatedShipMethod: shipment ? toCalculatedShipMethod(line, shipment) : item.shipMethod,
      deliveryStatus: status,
      pickupStatus: availabilityStatus.notRequested,
      ...(edd === undefined ? {} : { edd: { message: edd } }),
    },
    itemInfo: {
      title: item.title,
      imagePath: toPicture(item).imagePath,
      navigateUrl: toProductUrl(line.sku),
      ...(item.optionLabel === null ? {} : { optionText: item.optionLabel }),
      isOversized: item.isOversized,
      isDonation: item.kind === "donation",
      boxes: item.boxes,
      ...(line.personalizationText === null ? {} : { personalizationText: line.personalizationText }),
    },
  };
}

function toEstimate(
  { item }: ShopLine,
  { shipment, site, now }: { shipment: PricedShipment } & Pick<Placed, "site" | "now">,
): string | undefined {
  const { kind, selected: level } = shipment;
  if (kind === "pickup") return undefined;
  return estimateDelivery({ site, kind, level, isMadeToOrder: item.isMadeToOrder, now });
}

// Freight and gift cards travel by a service level that ship methods do not name [SHIP-06].
function toCalculatedShipMethod({ item }: ShopLine, { kind, selected }: PricedShipment): ShipMethod {
  return kind === "parcel" || kind === "inHome" ? selected : item.shipMethod;
}
