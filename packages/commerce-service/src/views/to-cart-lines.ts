import { availabilityStatus, type CartLine, type PersonalizationEntry, type ShipMethod } from "@store/contract/shared";
import type { ResolvedLine } from "../basket/basket-context.ts";
import type { BasketState } from "../basket/rules/basket-state.ts";
import { estimateShipment } from "../basket/rules/estimate-shipment.ts";
import type { PricedShipment } from "../basket/rules/price-basket.ts";
import { findReturnPolicy } from "../basket/rules/return-policy.ts";
import { isInternational } from "../basket/rules/to-recipients.ts";
import { toDayText } from "../delivery/rules/calendar-day.ts";
import { isPlaceKnown } from "../delivery/rules/delivery-place.ts";
import { toDeliverySpan, toPieces } from "../delivery/rules/estimate-delivery.ts";
import { drawPersonalization } from "../line-options/draw-personalization.ts";
import { toLineTexts } from "../line-options/line-options.ts";
import { toRegistryText } from "../registries/registry-record.ts";
import { findRefusals, findRestrictions } from "./find-refusals.ts";
import { toAvailability } from "./to-availability.ts";
import { toCartDesign } from "./to-design.ts";
import { type LineSurroundings, toDeliveryStatus, toPickupStatus } from "./to-line-status.ts";
import { toLinePicture } from "./to-picture.ts";
import { toItemUrl } from "./to-product-url.ts";
import { toRegistryNote } from "./to-registry-note.ts";
import { toSaleText } from "./to-sale-text.ts";

type Pricing = Pick<BasketState, "basket" | "basketContext" | "recipients" | "priced" | "now">;

/** The lines of a basket, or some of them, as the shopper sees them. */
export function toCartLines(lines: readonly ResolvedLine[], state: Pricing): CartLine[] {
  // One lookup per line, however many lines there are.
  const totals = new Map(state.priced.lines.map((line) => [line.lineId, line.totalCents]));
  const shipments = new Map(
    state.priced.shipments.flatMap((shipment) => shipment.lineIds.map((id) => [id, shipment] as const)),
  );
  const refusals = findRefusals(state);
  const restrictions = findRestrictions(state);
  return lines.map((line) => {
    const { lineId, quantity, unitPriceCents } = line;
    const totalCents = totals.get(lineId) ?? quantity * unitPriceCents;
    return toCartLine(line, {
      totalCents,
      shipment: shipments.get(lineId),
      refusal: refusals.get(lineId),
      restriction: restrictions.get(lineId),
      state,
    });
  });
}

interface Placed {
  totalCents: number;
  shipment: PricedShipment | undefined;
  /** Why it cannot be delivered. */
  refusal: string | undefined;
  /** Why the line may not be shipped or picked up at its destination, as text. */
  restriction: string | undefined;
  state: Pricing;
}

function toCartLine(line: ResolvedLine, placed: Placed): CartLine {
  const { item } = line;
  const { totalCents, shipment } = placed;
  const surroundings = toSurroundings(line, placed);
  const edd = toDeliveryText(line, placed);
  const design = toCartDesign(line.options, item);
  const policy = findReturnPolicy({ ...item, hasText: line.options.text !== undefined });
  const isRestricted = edd !== undefined && edd === placed.restriction;
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
      deliveryStatus: toDeliveryStatus(line, surroundings),
      pickupStatus: toPickupStatus(line, surroundings),
      locationId: line.locationId,
      ...(edd === undefined ? {} : { edd: { message: edd, ...(isRestricted && { isRestricted }) } }),
    },
    itemInfo: {
      title: item.title,
      ...toLinePicture(item),
      navigateUrl: toItemUrl(item, line.options),
      ...toEdit(line),
      ...toLineTexts(line.options),
      returnsText: policy.text,
      isReturnable: policy.isReturnable,
      ...(line.options.choice !== undefined && { optionChoiceParameter: line.options.choice }),
      ...toRegistry(line, placed.state),
      ...(design && { design }),
      ...(item.optionLabel === null ? {} : { optionText: item.optionLabel }),
      ...(item.saleEndsAt &&
        item.regularOfferCents > item.offerCents && { saleText: toSaleText(new Date(item.saleEndsAt)) }),
      isOversized: item.isOversized,
      isDonation: item.kind === "donation",
      boxes: item.boxes,
      ...toPersonalization(line),
      installationService:
        line.hasInstallation && item.installation
          ? { type: item.installation.type, fee: line.installationCents }
          : null,
    },
  };
}

function toSurroundings(
  { locationId }: ResolvedLine,
  { refusal, state: { basket, basketContext } }: Placed,
): LineSurroundings {
  const isPickup = locationId !== null;
  return {
    isAbroad: isInternational(basket),
    isRefused: refusal !== undefined && !isPickup,
    isStoreThere: isPickup ? basketContext.stores.some((store) => store.locationId === locationId) : null,
    isEstimateOut: basketContext.outages.has("deliveryEstimate"),
  };
}

function toDeliveryText(line: ResolvedLine, { refusal, restriction, shipment, state }: Placed): string | undefined {
  const { status, message } = toAvailability({ ...line.item, wanted: line.quantity });
  if (status === availabilityStatus.noLongerAvailable) return message;
  if (refusal !== undefined || restriction !== undefined) return refusal ?? restriction;
  return state.basketContext.outages.has("deliveryEstimate") ? undefined : toArrivalText(line, shipment, state);
}

/** Where the choices of an item that is made to order are changed (AMB-276); of a saved line, they are not. */
function toEdit({ item, options, lineId, quantity, state }: ResolvedLine): Pick<CartLine["itemInfo"], "editUrl"> {
  if (!item.choices?.isRequired || state !== "cart") return {};
  const url = toItemUrl(item, options);
  const query = new URLSearchParams({ line: lineId, quantity: String(quantity) });
  return { editUrl: `${url}${url.includes("?") ? "&" : "?"}${query}` };
}

/** For which registry it is bought, and whether it is more than is wanted. */
function toRegistry(line: ResolvedLine, state: Pricing): Pick<CartLine["itemInfo"], "registryText" | "registryNote"> {
  const { registryCode } = line;
  if (registryCode === null) return {};
  const registryText = toRegistryText(state.basketContext.registries.get(registryCode)?.name);
  const registryNote = line.state === "cart" ? toRegistryNote(line, state) : undefined;
  return { registryText, ...(registryNote !== undefined && { registryNote }) };
}

// The picture is that of all texts, so it comes once.
function toPersonalization({ item: { personalization: rule }, options: { text, design: chosen } }: ResolvedLine): {
  personalization?: PersonalizationEntry[];
} {
  if (text === undefined) return {};
  if (!chosen || !rule) return { personalization: [{ elementName: rule?.label ?? "Text", text }] };
  const monogrammingImg = drawPersonalization(chosen, rule);
  return {
    personalization: chosen.personalization.map((entry, at) => (at === 0 ? { ...entry, monogrammingImg } : entry)),
  };
}

// Freight and gift cards have a service level that ship methods do not name.
function toCalculatedShipMethod({ item }: ResolvedLine, { kind, selected }: PricedShipment): ShipMethod {
  return kind === "parcel" || kind === "inHome" ? selected : item.shipMethod;
}

/**
 * When a line of a shipment arrives or can be picked up. Before the destination is known, the dates are those of the
 * farthest place within reach of trucks, and the text says that this is an estimate. Undefined if it cannot be
 * delivered.
 */
function toArrivalText(
  line: ResolvedLine,
  shipment: PricedShipment | undefined,
  { basket: { site }, now }: Pick<BasketState, "basket" | "now">,
): string | undefined {
  if (!shipment) return undefined;
  const { kind, place, selected: level } = shipment;
  if (kind === "pickup" || (place !== null && isPlaceKnown(place))) {
    return estimateShipment(shipment, { site, now, pieces: toPieces([line]) });
  }
  const { isMadeToOrder, leadWeeks } = line.item;
  const { latest } = toDeliverySpan({ site, kind, level, now, isMadeToOrder, leadWeeks });
  return `Usually arrives by ${toDayText(latest)}, depending on where you live`;
}
