import type { Shipment } from "@store/contract/checkout";
import { formatPrice, type PriceOptions } from "@store/price-format";
import type { RadioCard } from "@store/ui-kit/radio-cards";

/** One way a shipment may travel, as the shopper chooses it: name, arrival, charge. */
export function toLevelCard(
  { level, label, charge, estimate }: Shipment["availableServiceLevels"][number],
  price: PriceOptions,
): RadioCard {
  return {
    value: String(level),
    label,
    ...(estimate && { description: estimate }),
    detail: charge === 0 ? "Free" : formatPrice(charge, price),
  };
}
