import type { Address } from "@store/contract/shared";
import type { BasketCall } from "../basket/basket-call.ts";

/** The destination country of the cart if it is abroad and the address is there; undefined for the site's own. */
export function findShipTo({ country }: Pick<Address, "country">, { snapshot }: BasketCall): string | undefined {
  const shipTo = snapshot.loaded?.basket.choices.shipToCountry;
  return shipTo === country ? shipTo : undefined;
}
