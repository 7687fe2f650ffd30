import type { CartResult } from "@store/contract/cart";
import { countries } from "@store/postal-and-address/countries";
import { withChoices } from "../basket/rules/edit-basket.ts";
import { countryOfSite } from "../delivery/rules/delivery-place.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { changeCart, refuseCart } from "./change-cart.ts";

const notServed = refuseCart("CountryNotServed", "We do not send to this country from here.");

/**
 * Sends the order to a country, the site's own or another one [AMB-044]. What cannot be sent there says so at its line,
 * and an address elsewhere counts again only when the order goes there again.
 */
export function setShipToCountry(country: string, context: CallContext): Promise<Answer<CartResult>> {
  const isServed = countries({ site: context.site }).some(({ code }) => code === country);
  return changeCart(context, ({ basket }) => {
    if (!isServed) return notServed;
    const own = countryOfSite[basket.site];
    if ((basket.choices.shipToCountry ?? own) === country) return { kind: "same" };
    return { kind: "next", next: withChoices(basket, { shipToCountry: country === own ? undefined : country }) };
  });
}
