import type { CartResult } from "@store/contract/cart";
import type { LoadedBasket } from "../basket/basket-context.ts";
import { withChoices } from "../basket/rules/edit-basket.ts";
import { isInternational } from "../basket/rules/get-destination.ts";
import { countryOfSite } from "../delivery/rules/delivery-place.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { type CartDecision, changeCart, refuseCart } from "./change-cart.ts";
import { checkCartPostalCode, type PostalCodeCheck } from "./rules/check-cart-postal-code.ts";

/** Estimates delivery and tax for a postal code, until there is an address [CALL-021, ERR-13]. */
export function applyZipCode(typed: string, context: CallContext): Promise<Answer<CartResult>> {
  const check = checkCartPostalCode(typed, context.site);
  return changeCart(context, (loaded) => decide(check, loaded));
}

function decide(check: PostalCodeCheck, { basket }: LoadedBasket): CartDecision {
  if (!check.ok) return refuseCart("PostalCodeInvalid", check.message);
  const { postalCode, taxRegion } = check;
  if (isInternational(basket)) {
    return refuseCart("AddressKnown", "Your order goes abroad, where we charge no tax and one delivery rate.");
  }
  const own = countryOfSite[basket.site];
  const known = basket.choices.recipients?.find(({ address }) => address?.country === own)?.address;
  if (known && known.postalCode !== postalCode) {
    return refuseCart(
      "AddressKnown",
      `Your order goes to ${known.postalCode}. You can change the address in checkout.`,
    );
  }
  return { kind: "next", next: withChoices(basket, { taxPostalCode: postalCode, taxRegion }) };
}
