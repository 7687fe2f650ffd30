import { cartOperations } from "@store/contract/cart";
import { atom } from "jotai/vanilla";
import { changeCartAtom } from "./change-cart-atom.ts";
import { type FieldAnswer, toFieldAnswer } from "./field-answer.ts";

const applyZipCode = cartOperations.applyZipCode;

/** ERR-13 */
export const postalCodeFailedText = "Zip code could not be updated";

/** Estimates tax and delivery of the cart for a postal code that is well-formed. */
export const applyPostalCodeAtom = atom(null, async (_get, set, zip: string): Promise<FieldAnswer> => {
  const result = await set(changeCartAtom, {
    operation: applyZipCode,
    call: (client) => client.call(applyZipCode, { zip }),
  });
  return toFieldAnswer(result, { fallback: postalCodeFailedText });
});
