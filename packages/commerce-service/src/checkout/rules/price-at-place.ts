import type { LoadedBasket } from "../../cart/queries/find-basket.ts";
import { type PricedBasket, priceBasket } from "./price-basket.ts";

/** What of a destination decides the price. */
export interface Place {
  taxRateMillionths: number;
  /** Whether a store of the site stands in the same state or province. */
  hasLocalStore: boolean;
}

/** Prices a loaded basket at its destination's place; null before there is an address. */
export function priceAtPlace({ basket, lines }: LoadedBasket, place: Place | null): PricedBasket {
  const address = basket.shipping_address;
  return priceBasket({
    site: basket.site,
    lines: lines.map((line) => ({
      lineId: line.line_id,
      sku: line.sku,
      shipMethod: line.shipMethod,
      quantity: line.quantity,
      unitPriceCents: line.priceCents,
      isTaxable: line.isTaxable,
      isDonation: line.kind === "donation",
    })),
    destination: address && { country: address.country, region: address.state, postalCode: address.postalCode },
    taxRateMillionths: place?.taxRateMillionths ?? 0,
    serviceLevels: basket.service_levels,
    hasLocalStore: place?.hasLocalStore ?? false,
  });
}
