import type { Basket } from "../../basket/basket.ts";
import type { LoadedBasket } from "../../basket/basket-context.ts";
import { withChoices } from "../../basket/rules/edit-basket.ts";
import { resolveLines } from "../../basket/rules/resolve-lines.ts";
import { findAppliedPromotions, toPromotableOrder } from "../../basket/rules/to-promotable-order.ts";
import { checkPromoCode, type PromoCodeCheck } from "./check-promo-code.ts";
import { toPromoCode } from "./to-promo-code.ts";

export type EnteredPromoCode =
  | { ok: true; next: Basket; check: Extract<PromoCodeCheck, { ok: true }> }
  | { ok: false; check: Extract<PromoCodeCheck, { ok: false }> };

/** A basket with a typed code among its own, or why it takes nothing off. The code's promotion has to be among the facts. */
export function enterPromoCode(loaded: LoadedBasket, typed: string, now: Date): EnteredPromoCode {
  const promotion = loaded.basketContext.promotions.find(({ code }) => code === toPromoCode(typed));
  const order = toPromotableOrder(loaded, resolveLines(loaded), now);
  const check = checkPromoCode({ typed, promotion, applied: findAppliedPromotions(loaded) }, order);
  if (!check.ok) return { ok: false, check };
  return { ok: true, next: withChoices(loaded.basket, { promoCodes: check.codes }), check };
}
