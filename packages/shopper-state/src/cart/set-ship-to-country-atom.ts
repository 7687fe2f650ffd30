import { cartOperations } from "@store/contract/cart";
import { atom } from "jotai/vanilla";
import { cartAlertText } from "./cart-alert-atom.ts";
import { changeCartAtom } from "./change-cart-atom.ts";
import { type FieldAnswer, toFieldAnswer } from "./field-answer.ts";

const setShipToCountry = cartOperations.setShipToCountry;

/** Sends the cart's order to a country by its three letters, the site's own or another one (AMB-044). */
export const setShipToCountryAtom = atom(null, async (_get, set, country: string): Promise<FieldAnswer> => {
  const result = await set(changeCartAtom, {
    operation: setShipToCountry,
    call: (client) => client.call(setShipToCountry, { country }),
  });
  return toFieldAnswer(result, { fallback: cartAlertText });
});
