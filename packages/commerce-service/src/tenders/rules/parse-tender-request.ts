import type {
  ApplyGiftCard,
  RemoveGiftCard,
  TenderCodeRequest,
  VerifyPromoCode,
} from "@store/contract/tenders/requests";

/** The gift card of a request, in whichever spelling it came [AMB-093]. */
export function parseGiftCard(request: ApplyGiftCard): { number: string; pin: string } {
  return "number" in request
    ? { number: request.number, pin: request.pin }
    : { number: request.cardNumber, pin: request.cardPin };
}

/** The number or reference of a gift card that is to be removed. */
export function parseRemovedGiftCard(request: RemoveGiftCard): string {
  return "number" in request ? request.number : request.cardNumber;
}

/** The number or reference of a tender code. */
export function parseTenderCode(request: TenderCodeRequest): string {
  return "number" in request ? request.number : request.tenderCodeNumber;
}

/** The promo code that is to be verified. */
export function parsePromoCode(request: VerifyPromoCode): string {
  return "code" in request ? request.code : request.promoCode;
}
