import type { ShippingInfo } from "@store/contract/shared";
import { formatPrice } from "@store/price-format";

type TruckCharges = NonNullable<ShippingInfo["truckCharges"]>;

/** What the texts of the popup say of this shopper's order, as words. */
export interface DeliveryTerms {
  readonly isCanada: boolean;
  /** " to 60614"; empty while no place is known. */
  readonly place: string;
  /** "$9.95"; null where it costs nothing. */
  readonly charge: string | null;
  /** "$49.00"; null where nothing becomes free. */
  readonly threshold: string | null;
  /** What a truck costs, by the way of delivery; null where none goes or nobody says. */
  readonly truckCharges: Readonly<Record<keyof TruckCharges, string>> | null;
  /** Each as "Tue, Nov 24"; empty for what does not go there. */
  readonly days: ShippingInfo["deliveryDays"];
}

export function toDeliveryTerms(info: ShippingInfo): DeliveryTerms {
  const { deliveryCharge, freeShippingThreshold, zipCode, isCanada, deliveryDays, truckCharges } = info;
  const price = (cents: number) =>
    formatPrice(cents, isCanada ? { currency: "CAD", locale: "en-CA" } : { currency: "USD" });
  return {
    isCanada,
    place: zipCode ? ` to ${zipCode}` : "",
    charge: deliveryCharge === 0 ? null : price(deliveryCharge),
    threshold: freeShippingThreshold === null ? null : price(freeShippingThreshold),
    truckCharges: truckCharges
      ? {
          localInHome: price(truckCharges.localInHome),
          longDistanceInHome: price(truckCharges.longDistanceInHome),
          basicFreight: price(truckCharges.basicFreight),
        }
      : null,
    days: deliveryDays,
  };
}
