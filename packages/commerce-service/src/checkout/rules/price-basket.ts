import { type ServiceLevel, type ShipMethod, type Site, serviceLevel } from "@store/contract/shared";
import { remoteSurchargeApplies } from "@store/postal-and-address";
import { sumCents } from "@store/price-format";
import { remoteSurchargeCents } from "../../delivery/rules/delivery-rates.ts";
import { type OfferedLevel, offerServiceLevels } from "../../delivery/rules/offer-service-levels.ts";
import { kindOfShipMethod, type ShipmentKind, shipmentKinds } from "../../delivery/rules/shipment-kind.ts";
import { taxLine } from "./tax-line.ts";

export interface BasketToPrice {
  site: Site;
  lines: readonly LineToPrice[];
  /** Null before an address is known: nothing is taxed then and no surcharge is due. */
  destination: { country: string; region: string; postalCode: string } | null;
  taxRateMillionths: number;
  /** What the shopper chose, by shipment id; a level that is not offered counts as not chosen. */
  serviceLevels: Readonly<Record<string, ServiceLevel>>;
  hasLocalStore: boolean;
}

export interface LineToPrice {
  lineId: string;
  sku: string;
  shipMethod: ShipMethod;
  quantity: number;
  /** With the fee for personalising one item. */
  unitPriceCents: number;
  isTaxable: boolean;
  isDonation: boolean;
}

export interface PricedShipment {
  /** Its kind: a basket has one shipment of each. */
  id: string;
  kind: ShipmentKind;
  lineIds: string[];
  levels: OfferedLevel[];
  selected: ServiceLevel;
  chargeCents: number;
}

export interface PricedBasket {
  lines: { lineId: string; totalCents: number; taxCents: number }[];
  shipments: PricedShipment[];
  subtotalCents: number;
  shippingCents: number;
  surchargeCents: number;
  discountCents: number;
  taxCents: number;
  /** The exact sum: subtotal, shipping, surcharge and tax less the discount. */
  totalCents: number;
}

/** What a basket costs, in integer cents: the one computation that cart, checkout and order share [CHK-47]. */
export function priceBasket(basket: BasketToPrice): PricedBasket {
  const rateMillionths = basket.destination === null ? 0 : basket.taxRateMillionths;
  const lines = basket.lines.map((line) => {
    const totalCents = line.quantity * line.unitPriceCents;
    const isTaxed = line.isTaxable && !line.isDonation;
    return { lineId: line.lineId, totalCents, taxCents: isTaxed ? taxLine(totalCents, rateMillionths) : 0 };
  });
  const shipments = shipmentKinds.flatMap((kind) => priceShipment(kind, basket));

  const subtotalCents = sumCents(lines.map((line) => line.totalCents));
  const shippingCents = sumCents(shipments.map((shipment) => shipment.chargeCents));
  const surchargeCents = sumCents(shipments.map((shipment) => surchargeOf(shipment, basket)));
  const discountCents = 0;
  const taxCents = sumCents(lines.map((line) => line.taxCents));
  const totalCents = sumCents([subtotalCents, shippingCents, surchargeCents, -discountCents, taxCents]);
  return { lines, shipments, subtotalCents, shippingCents, surchargeCents, discountCents, taxCents, totalCents };
}

function priceShipment(kind: ShipmentKind, basket: BasketToPrice): PricedShipment[] {
  // A donation is carried by nobody.
  const lines = basket.lines.filter((line) => !line.isDonation && kindOfShipMethod[line.shipMethod] === kind);
  if (lines.length === 0) return [];
  const levels = offerServiceLevels({
    site: basket.site,
    kind,
    subtotalCents: sumCents(lines.map((line) => line.quantity * line.unitPriceCents)),
    hasLocalStore: basket.hasLocalStore,
  });
  const chosen = levels.find(({ level }) => level === basket.serviceLevels[kind]) ?? levels[0];
  if (!chosen) throw new Error(`No service level carries "${kind}". Give the kind a row in deliveryRates.`);
  const lineIds = lines.map((line) => line.lineId);
  return [{ id: kind, kind, lineIds, levels, selected: chosen.level, chargeCents: chosen.chargeCents }];
}

function surchargeOf({ kind, selected }: PricedShipment, { site, destination }: BasketToPrice): number {
  const isStandardParcel = kind === "parcel" && selected === serviceLevel.standard;
  if (!isStandardParcel || site !== "US" || destination === null) return 0;
  return remoteSurchargeApplies(destination.region) ? remoteSurchargeCents : 0;
}
