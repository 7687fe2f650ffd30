import type { Cart } from "@store/contract/cart";
import type { Site } from "@store/contract/shared";
import { addressMessages } from "@store/postal-and-address";
import type { BasketState } from "../../basket/rules/basket-state.ts";
import { isInternational } from "../../basket/rules/get-destination.ts";
import { toJoinMessage } from "../../basket/rules/to-join-message.ts";

const dutiesNote = "Duties and import taxes are not included. They are paid on delivery.";

/** The texts of the cart page: those of its postal code field [ADDR-07], and what is to be told of this cart. */
export function toCartMessages(state: BasketState | null, site: Site): Cart["messages"] {
  const { missingPostalCode, postalCodeValidation } = addressMessages[site];
  const joinedQuantities = state && toJoinMessage(state);
  return {
    missingPostalCode,
    postalCodeValidation,
    ...(joinedQuantities && { joinedQuantities }),
    ...(state && isInternational(state.basket) && { duties: dutiesNote }),
  };
}
