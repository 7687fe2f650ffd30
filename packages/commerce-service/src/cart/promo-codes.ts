import type { CartResult } from "@store/contract/cart";
import { withChoices } from "../basket/rules/edit-basket.ts";
import { enterPromoCode } from "../promotions/rules/enter-promo-code.ts";
import type { PromoErrorCode } from "../promotions/rules/promo-messages.ts";
import { toPromoCode } from "../promotions/rules/to-promo-code.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { guardBruteForce } from "../tenders/guard-brute-force.ts";
import { changeCart, refuseCart } from "./change-cart.ts";

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
