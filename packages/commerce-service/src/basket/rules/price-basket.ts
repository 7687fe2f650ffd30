import { type ServiceLevel, type Site, serviceLevel } from "@store/contract/shared";
import { remoteSurchargeApplies } from "@store/postal-and-address";
import { sumCents } from "@store/price-format";
import { remoteSurchargeCents } from "../../delivery/rules/delivery-rates.ts";
import { type OfferedLevel, offerServiceLevels } from "../../delivery/rules/offer-service-levels.ts";
import { kindOfShipMethod, type ShipmentKind, shipmentKinds } from "../../delivery/rules/shipment-kind.ts";
import { type AppliedPromotions, applyPromotions } from "../../promotions/rules/apply-promotions.ts";
import type { LoadedBasket } from "../basket-facts.ts";
import type { ShopLine } from "./shop-lines.ts";
import { taxLine } from "./tax-line.ts";
import { findAppliedPromotions, toOrderToPromote } from "./to-order-to-promote.ts";
import type { BasketRecipient } from "./to-recipients.ts";

export interface PricedLine {
  lineId: string;
  /** Quantity times unit price. */
  totalCents: number;
  discountCents: number;
  /** For fitting its items. */
  servicesCents: number;
  taxCents: number;
}

/** Lines of one kind that travel to one recipient together, or wait in a store. */
export interface PricedShipment {
  /** Its kind: a recipient has one shipment of each. */
  id: string;
  recipientId: string;
  kind: ShipmentKind | "pickup";
  lineIds: string[];
  levels: OfferedLevel[];
  selected: ServiceLevel;
  chargeCents: number;
}

export interface PricedBasket {
  lines: PricedLine[];
  shipments: PricedShipment[];
  promotions: AppliedPromotions;
  subtotalCents: number;
  /** Installation, gift wrap and gift boxes. */
  servicesCents: number;
  shippingCents: number;
  surchargeCents: number;
  discountCents: number;
  taxCents: number;
  /** The exact sum: subtotal, services, shipping, surcharge and tax less the discount. */
  totalCents: number;
}

/** What a basket costs, in integer cents: the one computation that cart, checkout and order share [CHK-47]. */
export function priceBasket(
  loaded: LoadedBasket,
  recipients: readonly BasketRecipient[],
  lines: readonly ShopLine[],
  now: Date,
): PricedBasket {
  const {
    basket: { site, choices },
    facts,
  } = loaded;
  const regionOf = new Map(
    recipients.flatMap(({ region, lines: own }) => own.map(({ lineId }) => [lineId, region] as const)),
  );
  const promotions = applyPromotions(findAppliedPromotions(loaded), toOrderToPromote(loaded, lines, now));
  const priced = lines.map((line, at): PricedLine => {
    const totalCents = line.quantity * line.unitPriceCents;
    const discountCents = promotions.lines[at]?.discountCents ?? 0;
    const region = regionOf.get(line.lineId) ?? null;
    const isTaxed = line.item.isTaxable && line.item.kind !== "donation" && region !== null && !choices.isTaxExempt;
    return {
      lineId: line.lineId,
      totalCents,
      discountCents,
      servicesCents: line.quantity * line.installationCents,
      taxCents: isTaxed ? taxLine(totalCents - discountCents, facts.taxRates[region] ?? 0) : 0,
    };
  });
  const shipments = recipients.flatMap((recipient) =>
    toShipments(recipient, { site, storeRegions: facts.storeRegions, isParcelFree: promotions.isStandardParcelFree }),
  );

  const subtotalCents = sumCents(priced.map((line) => line.totalCents));
  const servicesCents = sumCents(priced.map((line) => line.servicesCents));
  const shippingCents = sumCents(shipments.map((shipment) => shipment.chargeCents));
  const surchargeCents = sumCents(shipments.map((shipment) => surchargeOf(shipment, { site, recipients })));
  const { discountCents } = promotions;
  const taxCents = sumCents(priced.map((line) => line.taxCents));
  const totalCents = sumCents([subtotalCents, servicesCents, shippingCents, surchargeCents, -discountCents, taxCents]);
  return {
    lines: priced,
    shipments,
    promotions,
    subtotalCents,
    servicesCents,
    shippingCents,
    surchargeCents,
    discountCents,
    taxCents,
    totalCents,
  };
}

interface Delivery {
  site: Site;
  storeRegions: readonly string[];
  isParcelFree: boolean;
}

function toShipments(recipient: BasketRecipient, delivery: Delivery): PricedShipment[] {
  // A donation is carried by nobody.
  const lines = recipient.lines.filter(({ item }) => item.kind !== "donation");
  if (recipient.store) return [toPickup(recipient, lines)];
  return shipmentKinds.flatMap((kind) => {
    const own = lines.filter(({ item }) => kindOfShipMethod[item.shipMethod] === kind);
    return own.length === 0 ? [] : [toShipment(recipient, { kind, lines: own, ...delivery })];
  });
}

function toShipment(
  { id: recipientId, choice, address }: BasketRecipient,
  { kind, lines, site, storeRegions, isParcelFree }: Delivery & { kind: ShipmentKind; lines: ShopLine[] },
): PricedShipment {
  const levels = offerServiceLevels({
    site,
    kind,
    subtotalCents: sumCents(lines.map((line) => line.quantity * line.unitPriceCents)),
    hasLocalStore: address !== null && storeRegions.includes(address.state),
  }).map((offer) =>
    isParcelFree && kind === "parcel" && offer.level === serviceLevel.standard ? { ...offer, chargeCents: 0 } : offer,
  );
  const chosen = levels.find(({ level }) => level === choice.serviceLevels?.[kind]) ?? levels[0];
  if (!chosen) throw new Error(`No service level carries "${kind}". Give the kind a row in deliveryRates.`);
  const lineIds = lines.map((line) => line.lineId);
  return { id: kind, recipientId, kind, lineIds, levels, selected: chosen.level, chargeCents: chosen.chargeCents };
}

function toPickup({ id: recipientId }: BasketRecipient, lines: readonly ShopLine[]): PricedShipment {
  const level = { level: serviceLevel.standard, label: "Store Pickup", chargeCents: 0 };
  const lineIds = lines.map((line) => line.lineId);
  return { id: "pickup", recipientId, kind: "pickup", lineIds, levels: [level], selected: level.level, chargeCents: 0 };
}

function surchargeOf(
  { kind, selected, recipientId }: PricedShipment,
  { site, recipients }: { site: Site; recipients: readonly BasketRecipient[] },
): number {
  const address = recipients.find(({ id }) => id === recipientId)?.address;
  if (kind !== "parcel" || selected !== serviceLevel.standard || site !== "US" || !address) return 0;
  return remoteSurchargeApplies(address.state) ? remoteSurchargeCents : 0;
}
