import type { OrderResult } from "@store/contract/orders";
import type { Basket } from "../../basket/basket.ts";
import { type BasketState, withChoices } from "../../basket/rules/basket-state.ts";
import type { LostPromotion } from "../../pricing/apply-promotions.ts";
import { promoMessage } from "../../pricing/promo-messages.ts";
import type { PromotionRefusal } from "../../pricing/promotion.ts";
import { normalizeTenders } from "../../tenders/rules/normalize-tenders.ts";
import { billingAddressNeededReply, invalidPromoCodeReply, tenderUnavailableReply } from "./order-replies.ts";

/** A part of the order that is unavailable. */
export interface ReservationConflict {
  kind: "conflict";
  reply: OrderResult;
  /** The basket without it; absent if the basket stays unchanged. */
  resolve?: (state: BasketState) => Basket;
}

/** A tender pays less than was shown: the basket keeps what it still pays. */
export const tenderConflict: ReservationConflict = {
  kind: "conflict",
  reply: tenderUnavailableReply,
  resolve: (state) => normalizeTenders(state.basket, state),
};

/** The wallet's own contact is no address: the checkout asks for one from now on. */
export const billingConflict: ReservationConflict = {
  kind: "conflict",
  reply: billingAddressNeededReply,
  resolve: ({ basket }) => withRefusedContact(basket),
};

/** The basket whose wallet's contact does not do for an order. */
export function withRefusedContact(basket: Basket): Basket {
  const { wallet } = basket.choices;
  return wallet ? withChoices(basket, { wallet: { ...wallet, isContactRefused: true } }) : basket;
}

/** Promotions that have no effect leave the basket, with the reason of the first of them. */
export function toPromotionConflict(lost: readonly LostPromotion[], state: BasketState): ReservationConflict {
  const codes = lost.map(({ promotion }) => promotion.code);
  return toConflict(codes, state, lost[0]?.refusal ?? { errorCode: "PromoNotApplicable" });
}

/** Codes that another order has just used up. */
export function toUsedPromotionConflict(codes: readonly string[], state: BasketState): ReservationConflict {
  return toConflict(codes, state, { errorCode: "PromoUsed" });
}

function toConflict(codes: readonly string[], state: BasketState, refusal: PromotionRefusal): ReservationConflict {
  const { site } = state.basket;
  const promotion = state.basketContext.promotions.find(({ code }) => code === codes[0]);
  const message = promotion ? promoMessage(refusal, { promotion, site }) : null;
  return {
    kind: "conflict",
    reply: invalidPromoCodeReply(refusal.errorCode, message),
    resolve: ({ basket }) => {
      const left = (basket.choices.promoCodes ?? []).filter((code) => !codes.includes(code));
      return withChoices(basket, { promoCodes: left.length === 0 ? undefined : left });
    },
  };
}
