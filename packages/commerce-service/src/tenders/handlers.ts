import { tenderOperations } from "@store/contract/tenders";
import type {
  ApplyGiftCard,
  RemoveGiftCard,
  TenderCodeRequest,
  VerifyPromoCode,
} from "@store/contract/tenders/requests";
import { tenderRequests } from "@store/contract/tenders/requests";
import { defineBasketModule } from "../basket/basket-call.ts";
import { toPromoCode } from "../pricing/promotion.ts";
import { pickCalls } from "../service/context.ts";
import { applyCheckoutPromoCode, removeCheckoutPromoCode, verifyPromoCode } from "./change-promo-code.ts";
import { applyTender, removeTender } from "./change-tenders.ts";

/** Gift cards, tender codes and promo codes; the payment provider's variants have the same use cases. */
export const tenderModule = defineBasketModule({
  operations: pickCalls(tenderOperations, [
    "applyCheckoutPromoCode",
    "verifyPromoCode",
    "removeCheckoutPromoCode",
    "applyGiftCardTender",
    "removeGiftCardTender",
    "applyTenderCode",
    "removeTenderCode",
    "ppApplyGiftCard",
    "ppRemoveGiftCard",
  ]),
  requests: tenderRequests,
  preloads: {
    applyCheckoutPromoCode: ({ promoCode }) => ({ promoCodes: [toPromoCode(promoCode)] }),
    verifyPromoCode: (request) => ({ promoCodes: [toPromoCode(parsePromoCode(request))] }),
  },
  handlers: {
    applyCheckoutPromoCode: ({ promoCode }, context) => applyCheckoutPromoCode(promoCode, context),
    verifyPromoCode: (request, context) => verifyPromoCode(parsePromoCode(request), context),
    removeCheckoutPromoCode: (_request, context) => removeCheckoutPromoCode(context),
    applyGiftCardTender: (request, context) => applyTender({ kind: "giftCard", ...parseGiftCard(request) }, context),
    removeGiftCardTender: (request, context) => removeTender("giftCard", parseRemovedGiftCard(request), context),
    applyTenderCode: (request, context) =>
      applyTender({ kind: "tenderCode", number: parseTenderCode(request) }, context),
    removeTenderCode: (request, context) => removeTender("tenderCode", parseTenderCode(request), context),
    ppApplyGiftCard: (request, context) => applyTender({ kind: "giftCard", ...parseGiftCard(request) }, context),
    ppRemoveGiftCard: (request, context) => removeTender("giftCard", parseRemovedGiftCard(request), context),
  },
});

/** The gift card of a request, in either spelling. */
function parseGiftCard(request: ApplyGiftCard): { number: string; pin: string } {
  return "number" in request
    ? { number: request.number, pin: request.pin }
    : { number: request.cardNumber, pin: request.cardPin };
}

/** The number or reference of the gift card to remove. */
function parseRemovedGiftCard(request: RemoveGiftCard): string {
  return "number" in request ? request.number : request.cardNumber;
}

/** The number or reference of a tender code. */
function parseTenderCode(request: TenderCodeRequest): string {
  return "number" in request ? request.number : request.tenderCodeNumber;
}

/** The promo code to verify. */
function parsePromoCode(request: VerifyPromoCode): string {
  return "code" in request ? request.code : request.promoCode;
}
