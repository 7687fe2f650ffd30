import { type LoadedBasket, resolveLines } from "../../basket/basket-context.ts";
import type { BasketChange, RefusedDecision } from "../../basket/decision.ts";
import { withChoices } from "../../basket/rules/basket-state.ts";
import { findAppliedPromotions, toPromotableOrder } from "../../basket/rules/to-promotable-order.ts";
import { combinePromotions } from "../../pricing/apply-promotions.ts";
import {
  type PromoErrorCode,
  promoMessage,
  toReplacedMessage,
  unknownPromoMessages,
} from "../../pricing/promo-messages.ts";
import { decidePromotion, type PromotableOrder, type Promotion, toPromoCode } from "../../pricing/promotion.ts";

interface PromoCodeToCheck {
  /** The code as the shopper typed it. */
  typed: string;
  /** What is stored under `toPromoCode(typed)`. */
  promotion: Promotion | undefined;
  /** The applied promotions of the basket, in order. */
  applied: readonly Promotion[];
}

type PromoCodeCheck =
  | {
      ok: true;
      code: string;
      /** The codes of the basket afterwards. */
      codes: string[];
      removedCodes: string[];
      /** Whether another code was replaced. */
      isPromotionRemoved: boolean;
      /** The message about replaced codes; null if there are none. */
      message: string | null;
    }
  | { ok: false; code: string; errorCode: PromoErrorCode; message: string };

/** Whether a typed code may be applied, and the resulting codes of the order. */
export function checkPromoCode(
  { typed, promotion, applied }: PromoCodeToCheck,
  order: PromotableOrder,
): PromoCodeCheck {
  const code = toPromoCode(typed);
  if (!promotion || promotion.code !== code) {
    const errorCode = code === "" ? "PromoMissing" : "PromoNotFound";
    return { ok: false, code, errorCode, message: unknownPromoMessages[errorCode] };
  }
  const decision = decidePromotion(promotion, order);
  if (!decision.ok) {
    const { refusal } = decision;
    const message = promoMessage(refusal, { promotion, site: order.site });
    return { ok: false, code, errorCode: refusal.errorCode, message };
  }
  const { promotions, removed } = combinePromotions(applied, promotion);
  return {
    ok: true,
    code,
    codes: promotions.map((one) => one.code),
    removedCodes: removed.map((one) => one.code),
    isPromotionRemoved: removed.length > 0,
    message: toReplacedMessage(promotion, removed),
  };
}

type EnteredPromoCode =
  | (BasketChange & { check: Extract<PromoCodeCheck, { ok: true }> })
  | RefusedDecision<Extract<PromoCodeCheck, { ok: false }>>;

/** A basket with a typed code, or why it is refused. The context must contain the code's promotion. */
export function enterPromoCode(loaded: LoadedBasket, typed: string, now: Date): EnteredPromoCode {
  const promotion = loaded.basketContext.promotions.find(({ code }) => code === toPromoCode(typed));
  const order = toPromotableOrder(loaded, resolveLines(loaded), now);
  const check = checkPromoCode({ typed, promotion, applied: findAppliedPromotions(loaded) }, order);
  if (!check.ok) return { kind: "refused", refusal: check };
  return { kind: "change", next: withChoices(loaded.basket, { promoCodes: check.codes }), check };
}
