import type { CartResult } from "@store/contract/cart";
import type { LoadedBasket } from "../basket/basket-context.ts";
import { withChoices } from "../basket/rules/basket-state.ts";
import { isInternational } from "../basket/rules/to-recipients.ts";
import { countryOfSite } from "../delivery/rules/delivery-place.ts";
import { enterPromoCode } from "../promotions/rules/check-promo-code.ts";
import type { PromoErrorCode } from "../promotions/rules/promo-messages.ts";
import { toPromoCode } from "../promotions/rules/promotion.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { guardBruteForce } from "../tenders/guard-brute-force.ts";
import { type CartDecision, changeCart, refuseCart } from "./change-cart.ts";
import { checkCartPostalCode, type PostalCodeCheck } from "./rules/check-cart-postal-code.ts";

// Another cart would mend these; all others are about the code.
const aboutTheCart: ReadonlySet<PromoErrorCode> = new Set(["PromoNotApplicable", "PromoMinimum"]);

/** Takes a typed code off the order, or says by the field why not [CALL-022, ERR-14]. */
export function applyPromoCode(typed: string, context: CallContext): Promise<Answer<CartResult>> {
  const now = context.clock.now();
  return guardBruteForce(context, () =>
    changeCart(context, (loaded) => {
      const entered = enterPromoCode(loaded, typed, now);
      if (entered.ok) return { kind: "next", next: entered.next, more: { message: entered.check.message } };
      const { errorCode, message } = entered.check;
      const place = aboutTheCart.has(errorCode) ? "cartErrorMessage" : "promoErrorMessage";
      return refuseCart(errorCode, message, { [place]: message });
    }),
  );
}

/** Takes one code off the order, or every one where none is named [CALL-023]. */
export function removePromoCode(typed: string | undefined, context: CallContext): Promise<Answer<CartResult>> {
  return changeCart(
    context,
    ({ basket }) => {
      const codes = basket.choices.promoCodes ?? [];
      const kept = typed === undefined ? [] : codes.filter((code) => code !== toPromoCode(typed));
      if (kept.length === codes.length) return { kind: "same" };
      return { kind: "next", next: withChoices(basket, { promoCodes: kept.length > 0 ? kept : undefined }) };
    },
    { orElse: { kind: "same" } },
  );
}

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
