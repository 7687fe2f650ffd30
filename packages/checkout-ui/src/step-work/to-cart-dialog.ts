import type { CartValidation } from "@store/contract/checkout";
import { cartErrorType } from "@store/contract/shared";
import type { DialogRequest } from "@store/shopper-state";

const basketGoneText = "Your cart is empty. Please add something to it to check out.";

/**
 * The dialog of an invalid cart: an empty basket and one that was ordered elsewhere show the service's message,
 * everything else the validation. `onResolved` runs after the popup has removed the unavailable items.
 */
export function toCartDialog(validation: CartValidation, onResolved: () => void): DialogRequest {
  const { errorType, message, title = "", redirectUrl: url } = validation;
  if (errorType !== cartErrorType.emptyBasket) return { kind: "cartInvalid", validation, onResolved };
  if (!url) return { kind: "basketGone", message: message || basketGoneText };
  return { kind: "orderPlaced", title, message: message ?? "", url };
}
