import { type ServiceLevel, type ShippingInfo, type Site, serviceLevel } from "@store/contract/shared";
import { deliveryRates, freeShippingThresholdCents } from "../../delivery/rules/delivery-rates.ts";
import { estimateDelivery } from "../../delivery/rules/estimate-delivery.ts";

/** What the delivery popup says of parcels: charge, threshold and days [SHIP-05]. */
export function toShippingInfo({
  site,
  postalCode,
  now,
}: {
  site: Site;
  postalCode: string | null;
  now: Date;
}): ShippingInfo {
  const standard = deliveryRates.find(({ kind, level }) => kind === "parcel" && level === serviceLevel.standard);
  const daysBy = (level: ServiceLevel) => estimateDelivery({ site, kind: "parcel", level, isMadeToOrder: false, now });
  return {
    deliveryCharge: standard?.chargeCents[site] ?? 0,
    freeShippingThreshold: freeShippingThresholdCents[site],
    zipCode: postalCode,
    isCanada: site === "CA",
    deliveryDays: {
      standard: daysBy(serviceLevel.standard),
      twoDay: daysBy(serviceLevel.premium),
      nextDay: daysBy(serviceLevel.express),
    },
  };
}
