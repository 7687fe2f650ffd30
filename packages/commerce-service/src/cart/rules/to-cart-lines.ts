import { availabilityStatus, type CartLine, type ShipMethod, type Site } from "@store/contract/shared";
import { toAvailability } from "../../catalog/rules/to-availability.ts";
import { toPicture } from "../../catalog/rules/to-picture.ts";
import { toProductUrl } from "../../catalog/rules/to-product-url.ts";
import type { PricedBasket, PricedShipment } from "../../checkout/rules/price-basket.ts";
import { estimateDelivery } from "../../delivery/rules/estimate-delivery.ts";
import type { LoadedLine } from "../queries/find-basket.ts";

interface Pricing {
  priced: PricedBasket;
  site: Site;
  now: Date;
}

/** The lines of a basket, or some of them, as the shopper sees them [CART-08]. */
export function toCartLines(lines: readonly LoadedLine[], pricing: Pricing): CartLine[] {
  return lines.map((line) => toCartLine(line, pricing));
}

function toCartLine(line: LoadedLine, { priced, site, now }: Pricing): CartLine {
  const shipment = priced.shipments.find(({ lineIds }) => lineIds.includes(line.line_id));
  const { status, message } = toAvailability({ ...line, wanted: line.quantity });
  const isObtainable = status !== availabilityStatus.noLongerAvailable;
  const estimate = shipment && toEstimate(line, { shipment, site, now });
  const edd = isObtainable ? estimate && `Arrives ${estimate}` : message;
  return {
    id: line.line_id,
    sku: line.sku,
    isRemoved: false,
    priceQuantityTotals: {
      quantity: line.quantity,
      unitPrice: line.priceCents,
      regularPrice: line.regularPriceCents,
      total: priced.lines.find(({ lineId }) => lineId === line.line_id)?.totalCents ?? 0,
    },
    shippingDeliveryOptions: {
      shipMethod: line.shipMethod,
      calculatedShipMethod: shipment ? toCalculatedShipMethod(line, shipment) : line.shipMethod,
      deliveryStatus: status,
      pickupStatus: availabilityStatus.notRequested,
      ...(edd === undefined ? {} : { edd: { message: edd } }),
    },
    itemInfo: {
      title: line.title,
      imagePath: toPicture(line).imagePath,
      navigateUrl: toProductUrl(line.sku),
      ...(line.optionLabel === null ? {} : { optionText: line.optionLabel }),
      isOversized: line.isOversized,
      isDonation: line.kind === "donation",
      boxes: line.boxes,
      ...(line.personalization_text === null ? {} : { personalizationText: line.personalization_text }),
    },
  };
}

function toEstimate(
  { isMadeToOrder }: LoadedLine,
  { shipment, site, now }: { shipment: PricedShipment; site: Site; now: Date },
): string {
  return estimateDelivery({ site, kind: shipment.kind, level: shipment.selected, isMadeToOrder, now });
}

// Freight and gift cards travel by a service level that ship methods do not name [SHIP-06].
function toCalculatedShipMethod({ shipMethod }: LoadedLine, { kind, selected }: PricedShipment): ShipMethod {
  return kind === "parcel" || kind === "inHome" ? selected : shipMethod;
}
