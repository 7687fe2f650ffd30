import { type ServiceLevel, type ShippingInfo, type Site, serviceLevel } from "@store/contract/shared";
import type { BasketState } from "../basket/rules/basket-state.ts";
import { findVisitPlace } from "../basket/rules/visit-place.ts";
import { carriageTo } from "../delivery/rules/carriage.ts";
import { type DeliveryPlace, type ShipmentKind, toDeliveryPlace } from "../delivery/rules/delivery-place.ts";
import { findDeliveryRate, freeShippingThresholdCents } from "../delivery/rules/delivery-rates.ts";
import { estimateDelivery } from "../delivery/rules/estimate-delivery.ts";
import { offerServiceLevels } from "../delivery/rules/offer-service-levels.ts";

const { standard, premium, express, localInHome, longDistanceInHome } = serviceLevel;

/** The delivery popup's data for a destination: charges, threshold and days. Days of an unavailable level are empty. */
export function toShippingInfo({
  site,
  postalCode,
  place = toDeliveryPlace(postalCode === null ? {} : { postalCode }, site),
  now,
}: {
  site: Site;
  postalCode: string | null;
  place?: DeliveryPlace;
  now: Date;
}): ShippingInfo {
  const levels = offerServiceLevels({ site, kind: "parcel", subtotalCents: 0, hasLocalStore: false, place });
  const daysBy = (level: ServiceLevel) =>
    levels.some((offered) => offered.level === level)
      ? estimateDelivery({ site, kind: "parcel", level, isMadeToOrder: false, now, place })
      : "";
  return {
    deliveryCharge: levels.find(({ level }) => level === standard)?.chargeCents ?? 0,
    freeShippingThreshold: place.scope === "international" ? null : freeShippingThresholdCents[site],
    zipCode: postalCode,
    isCanada: site === "CA",
    ...toTruckCharges(site, place),
    deliveryDays: { standard: daysBy(standard), twoDay: daysBy(premium), nextDay: daysBy(express) },
  };
}

function toTruckCharges(site: Site, place: DeliveryPlace): Pick<ShippingInfo, "truckCharges"> {
  if (!carriageTo(place).kinds.includes("inHome")) return {};
  const chargeOf = (kind: ShipmentKind, level: ServiceLevel) =>
    findDeliveryRate(kind, level, place)?.chargeCents[site] ?? 0;
  return {
    truckCharges: {
      localInHome: chargeOf("inHome", localInHome),
      longDistanceInHome: chargeOf("inHome", longDistanceInHome),
      basicFreight: chargeOf("freight", standard),
    },
  };
}

/** The destination for general information: that of the first address, otherwise that of the visit. */
export function toKnownPlace(state: Pick<BasketState, "basket" | "basketContext" | "recipients">): {
  postalCode: string | null;
  place?: DeliveryPlace;
} {
  const sent = state.recipients.find(({ place }) => place !== null);
  const postalCode = findVisitPlace(state)?.postalCode ?? null;
  // Where a registry is, its givers do not see.
  if (sent?.registry) return { postalCode };
  return { postalCode: sent?.address?.postalCode ?? postalCode, ...(sent?.place && { place: sent.place }) };
}
