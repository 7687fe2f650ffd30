import { type ServiceLevel, type Site, serviceLevel } from "@store/contract/shared";
import { sumCents } from "@store/price-format";
import { type ChargedShipment, chargeShipments, type ShipmentToCharge } from "../../delivery/rules/charge-shipments.ts";
import {
  type DeliveryPlace,
  isNearStore,
  kindOfShipMethod,
  type ShipmentKind,
  shipmentKinds,
  toDeliveryPlace,
} from "../../delivery/rules/delivery-place.ts";
import { toPieces } from "../../delivery/rules/estimate-delivery.ts";
import { offerHolidayHolds } from "../../delivery/rules/offer-holiday-holds.ts";
import type { OfferedLevel } from "../../delivery/rules/offer-service-levels.ts";
import { isShipCompleteVisible } from "../../delivery/rules/ship-complete.ts";
import type { CatalogItem, ResolvedLine } from "../basket-context.ts";
import type { BasketRecipient } from "./to-recipients.ts";

/** Lines of one kind that ship to one recipient together, or are picked up at a store. */
export interface PricedShipment {
  /** Its kind: a recipient has one shipment of each. */
  id: string;
  recipientId: string;
  kind: ShipmentKind | "pickup";
  lineIds: string[];
  /** The destination; null for a pickup. */
  place: DeliveryPlace | null;
  /** Empty if it cannot be delivered. */
  levels: OfferedLevel[];
  selected: ServiceLevel;
  chargeCents: number;
  surchargeCents: number;
  /** Whether the shopper may wait until all items ship together, and has selected it. */
  isShipCompleteVisible: boolean;
  isShipCompleteSelected: boolean;
  /** The day ("2026-12-18") on which it ships at the earliest, since it is held for a holiday. */
  heldUntil: string | null;
}

/** What a delivery depends on: of a recipient in a basket, or of one piece on its product page. */
export interface RecipientToShip extends Pick<BasketRecipient, "id" | "choice" | "place"> {
  lines: readonly LineToShip[];
}
interface LineToShip extends Pick<ResolvedLine, "lineId" | "quantity" | "unitPriceCents"> {
  item: Pick<CatalogItem, "kind" | "shipMethod" | "isMadeToOrder" | "leadWeeks">;
}

interface Delivery {
  site: Site;
  storeRegions: readonly string[];
  isStandardParcelFree: boolean;
  now: Date;
}

/** The shipments of every recipient, in display order, with their charges in cents. */
export function priceShipments(recipients: readonly RecipientToShip[], delivery: Delivery): PricedShipment[] {
  const { site, storeRegions, isStandardParcelFree } = delivery;
  const shipments = recipients.flatMap((recipient) => toShipments(recipient, delivery));
  const shipped = shipments.flatMap(({ kind, place, subtotalCents, chosen, ...shipment }): ShipmentToCharge[] => {
    if (kind === "pickup" || place === null) return [];
    const hasLocalStore = isNearStore(place, storeRegions);
    const isStandardOnly = shipment.isShipCompleteSelected || shipment.heldUntil !== null;
    const id = toKey(shipment);
    return [{ id, kind, subtotalCents, place, hasLocalStore, chosen, isStandardOnly, isStandardParcelFree }];
  });
  const charged = new Map(chargeShipments(shipped, site).map((charge) => [charge.id, charge]));
  return shipments.map(({ subtotalCents: _subtotal, chosen: _chosen, ...shipment }) => {
    const charge = charged.get(toKey(shipment)) ?? pickupCharge;
    const { levels, chargeCents, surchargeCents } = charge;
    return { ...shipment, levels, selected: charge.selected ?? serviceLevel.standard, chargeCents, surchargeCents };
  });
}

const pickupCharge: Omit<ChargedShipment, "id"> = {
  levels: [{ level: serviceLevel.standard, label: "Store Pickup", chargeCents: 0 }],
  selected: serviceLevel.standard,
  chargeCents: 0,
  surchargeCents: 0,
};

type UnpricedShipment = Omit<PricedShipment, "levels" | "selected" | "chargeCents" | "surchargeCents"> & {
  subtotalCents: number;
  chosen: ServiceLevel | undefined;
};

function toKey({ recipientId, id }: Pick<PricedShipment, "recipientId" | "id">): string {
  return JSON.stringify([recipientId, id]);
}

function toShipments(recipient: RecipientToShip, delivery: Delivery): UnpricedShipment[] {
  // A donation is not shipped.
  const lines = recipient.lines.filter(({ item }) => item.kind !== "donation");
  if (recipient.place === null) return lines.length === 0 ? [] : [toShipment("pickup", lines, recipient, delivery)];
  return shipmentKinds.flatMap((kind) => {
    const linesOfKind = lines.filter(({ item }) => kindOfShipMethod[item.shipMethod] === kind);
    return linesOfKind.length === 0 ? [] : [toShipment(kind, linesOfKind, recipient, delivery)];
  });
}

function toShipment(
  kind: PricedShipment["kind"],
  lines: readonly LineToShip[],
  { id: recipientId, choice, place }: RecipientToShip,
  { site, now }: Delivery,
): UnpricedShipment {
  const pieces = toPieces(lines);
  const isVisible = kind !== "pickup" && isShipCompleteVisible({ kind, pieces }, { site, now });
  const holdDate = kind === "parcel" ? choice.holidayHold?.shippingDate : undefined;
  const isHeld =
    holdDate !== undefined &&
    offerHolidayHolds({ site, now, place: place ?? toDeliveryPlace({}, site), pieces }).some(
      ({ shippingDate }) => shippingDate === holdDate,
    );
  return {
    id: kind,
    recipientId,
    kind,
    lineIds: lines.map(({ lineId }) => lineId),
    place,
    subtotalCents: sumCents(lines.map((line) => line.quantity * line.unitPriceCents)),
    chosen: choice.serviceLevels?.[kind],
    isShipCompleteVisible: isVisible,
    isShipCompleteSelected: isVisible && (choice.shipComplete ?? []).includes(kind),
    heldUntil: isHeld ? holdDate : null,
  };
}
