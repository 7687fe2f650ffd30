import type { ApplyPromoReply, VerifyPromoReply } from "@store/contract/tenders";
import type { BasketCall } from "../basket/basket-call.ts";
import { type BasketState, withChoices } from "../basket/rules/basket-state.ts";
import { findAppliedPromotions, toPromotableOrder } from "../basket/rules/to-promotable-order.ts";
import { changeCheckout, findCheckout, toCheckoutResult } from "../checkout/change-checkout.ts";
import { canCombine } from "../pricing/apply-promotions.ts";
import { decidePromotion, type PromotableOrder, type Promotion, toPromoCode } from "../pricing/promotion.ts";
import { enterPromoCode } from "../promotions/rules/check-promo-code.ts";
import type { Answer } from "../service/context.ts";
import { guardCode } from "./guard-code.ts";

/**
 * Takes a typed code off the order, or says by the field why not. A code that is applied already stays so: the call sets
 * a state and may be sent again.
 */
export function applyCheckoutPromoCode(typed: string, context: BasketCall): Promise<Answer<ApplyPromoReply>> {
  const now = context.clock.now();
  let removed = { isPromotionRemoved: false, promoErrorMessage: null as string | null };
  const toReply = (state: BasketState) => ({ ...toCheckoutResult(state, context), ...removed });
  return guardCode(context, toPromoCode(typed), () =>
    changeCheckout<ApplyPromoReply>(context, toReply, (state) => {
      const entered = enterPromoCode(state, typed, now);
      if (entered.kind !== "change") {
        const { errorCode, message } = entered.refusal;
        const refusal = {
          isSuccess: false,
          errorCode,
          message,
          isPromotionRemoved: false,
          promoErrorMessage: message,
        };
        return { kind: "refused", refusal };
      }
      const { isPromotionRemoved, message, codes } = entered.check;
      removed = { isPromotionRemoved, promoErrorMessage: message };
      const isSame = codes.join() === (state.basket.choices.promoCodes ?? []).join();
      return isSame ? { kind: "unchanged" } : { kind: "change", next: entered.next };
    }),
  );
}

/** What a code would do: itself, and the codes that would have to leave for it. Nothing changes. */
export function verifyPromoCode(typed: string, context: BasketCall): Promise<Answer<VerifyPromoReply>> {
  return guardCode(context, toPromoCode(typed), async (): Promise<Answer<VerifyPromoReply>> => {
    const state = findCheckout(context);
    if (!state) return { kind: "sessionReset" };
    const entered = enterPromoCode(state, typed, state.now);
    if (entered.kind !== "change") {
      const { errorCode, message } = entered.refusal;
      return {
        kind: "reply",
        reply: { isSuccess: false, errorCode, message, promotions: [], promoErrorMessage: message },
      };
    }
    const typedCode = entered.check.code;
    const promotion = state.basketContext.promotions.find(({ code }) => code === typedCode);
    const applied = findAppliedPromotions(state).filter(({ code }) => code !== typedCode);
    const promotions = promotion
      ? findChoices({ promotion, applied }, toPromotableOrder(state, state.lines, state.now))
      : [];
    return { kind: "reply", reply: { isSuccess: true, promotions, promoErrorMessage: null } };
  });
}

/** Takes every code off the order. */
export function removeCheckoutPromoCode(context: BasketCall): Promise<Answer<ApplyPromoReply>> {
  let isPromotionRemoved = false;
  const toReply = (state: BasketState) => ({
    ...toCheckoutResult(state, context),
    isPromotionRemoved,
    promoErrorMessage: null,
  });
  return changeCheckout<ApplyPromoReply>(context, toReply, ({ basket }) => {
    isPromotionRemoved = basket.choices.promoCodes !== undefined;
    return isPromotionRemoved
      ? { kind: "change", next: withChoices(basket, { promoCodes: undefined }) }
      : { kind: "unchanged" };
  });
}

type PromotionChoice = Pick<Promotion, "code" | "description" | "isCombinable">;

/**
 * The reply of VerifyPromoCode: the new promotion alone if it can be combined with the applied ones; otherwise also the
 * applied ones that it would replace, of which the shopper selects one. Applied codes that are no longer valid are
 * omitted.
 */
export function findChoices(
  { promotion, applied }: { promotion: Promotion; applied: readonly Promotion[] },
  order: PromotableOrder,
): PromotionChoice[] {
  const rivals = applied.filter((one) => !canCombine(one, promotion) && decidePromotion(one, order).ok);
  return [promotion, ...rivals].map(({ code, description, isCombinable }) => ({ code, description, isCombinable }));
}
