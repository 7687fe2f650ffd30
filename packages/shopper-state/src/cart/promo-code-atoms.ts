import { cartOperations } from "@store/contract/cart";
import { atom } from "jotai/vanilla";
import { cartAlertText } from "./cart-alert-atom.ts";
import { changeCartAtom } from "./change-cart-atom.ts";
import { type FieldAnswer, toFieldAnswer } from "./field-answer.ts";

const applyPromoCode = cartOperations.applyPromoCode;
const removePromoCode = cartOperations.removePromoCode;
// By the field, whichever of the two the service chose (ERR-14).
const promoTexts = { places: ["promoErrorMessage", "cartErrorMessage"], fallback: cartAlertText } as const;

/** Takes a promo code off the cart's total; the message may say that another code had to go. */
export const applyPromoCodeAtom = atom(null, async (_get, set, promoCode: string): Promise<FieldAnswer> => {
  const result = await set(changeCartAtom, {
    operation: applyPromoCode,
    call: (client) => client.call(applyPromoCode, { promoCode }),
  });
  return toFieldAnswer(result, promoTexts);
});

/** Takes back one promo code of the cart; the others stay. */
export const removePromoCodeAtom = atom(null, async (_get, set, promoCode: string): Promise<FieldAnswer> => {
  const result = await set(changeCartAtom, {
    operation: removePromoCode,
    call: (client) => client.call(removePromoCode, { promoCode }),
  });
  return toFieldAnswer(result, promoTexts);
});
