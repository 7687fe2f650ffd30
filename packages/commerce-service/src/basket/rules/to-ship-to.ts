import type { Address, ShipTo, Site } from "@store/contract/shared";
import { countries } from "@store/postal-and-address/countries";
import { countryOfSite } from "../../delivery/rules/delivery-place.ts";
import type { Basket } from "../basket.ts";

const names = new Map(countries().map(({ code, name }) => [code, name]));

/** The destination country of a basket, by default the site's own. */
export function toShipTo({ site, choices }: Pick<Basket, "site"> & Partial<Pick<Basket, "choices">>): ShipTo {
  return toCountry(choices?.shipToCountry ?? countryOfSite[site]);
}

/** The country of a billing address, for a reply; empty for the site's own. */
export function toBillingCountry(address: Pick<Address, "country"> | null, site: Site): { billingCountry?: ShipTo } {
  if (address === null || address.country === countryOfSite[site]) return {};
  return { billingCountry: toCountry(address.country) };
}

/** A country by its three-letter code, with its common name. */
export function toCountry(code: string): ShipTo {
  return { code, name: names.get(code) ?? code };
}
