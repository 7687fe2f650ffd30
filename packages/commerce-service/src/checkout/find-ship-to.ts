import type { Address } from "@store/contract/shared";
import type { CallContext } from "../service/context.ts";

/** The country abroad that the cart goes to, where an address lies in it; undefined for the site's own. */
export function findShipTo({ country }: Pick<Address, "country">, { snapshot }: CallContext): string | undefined {
  const shipTo = snapshot.loaded?.basket.choices.shipToCountry;
  return shipTo === country ? shipTo : undefined;
}
