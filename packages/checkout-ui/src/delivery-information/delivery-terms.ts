import type { ShippingInfo } from "@store/contract/shared";
import { formatPrice } from "@store/price-format";

type TruckCharges = NonNullable<ShippingInfo["truckCharges"]>;

/** The data of this order in the texts of the popup, formatted. */
export interface DeliveryTerms {
  readonly isCanada: boolean;
  /** " to 60614"; empty while no destination is known. */
  readonly place: string;
  /** "$9.95"; null if it is free. */
  readonly charge: string | null;
  /** "$49.00"; null if there is no threshold for free shipping. */
  readonly threshold: string | null;
  /** The charges of trucks by ship method; null if there are none or they are unknown. */
  readonly truckCharges: Readonly<Record<keyof TruckCharges, string>> | null;
  /** Each as "Tue, Nov 24"; empty if it is not available. */
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
