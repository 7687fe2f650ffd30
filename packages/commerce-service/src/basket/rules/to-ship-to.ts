import type { ShipTo } from "@store/contract/shared";
import { countries } from "@store/postal-and-address/countries";
import { countryOfSite } from "../../delivery/rules/delivery-place.ts";
import type { Basket } from "../basket.ts";

const names = new Map(countries().map(({ code, name }) => [code, name]));

/** The destination country of a basket, by default the site's own. */
export function toShipTo({ site, choices }: Pick<Basket, "site"> & Partial<Pick<Basket, "choices">>): ShipTo {
  return toCountry(choices?.shipToCountry ?? countryOfSite[site]);
}

/** A country by its three-letter code, with its common name. */
export function toCountry(code: string): ShipTo {
  return { code, name: names.get(code) ?? code };
}
