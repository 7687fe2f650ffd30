import type { ServiceLevel } from "@store/contract/shared";
import type { DeliveryPlace } from "./delivery-place.ts";
import { type DeliveryRate, deliveryRates, internationalRate } from "./delivery-rates.ts";
import type { ShipmentKind } from "./shipment-kind.ts";

/** The rate at which a kind of shipment travels to a place by a level; undefined when none does. */
export function findDeliveryRate(
  kind: ShipmentKind,
  level: ServiceLevel,
  { scope }: Pick<DeliveryPlace, "scope">,
): DeliveryRate | undefined {
  const rates = scope === "international" ? [internationalRate] : deliveryRates;
  return rates.find((rate) => rate.kind === kind && rate.level === level);
}
