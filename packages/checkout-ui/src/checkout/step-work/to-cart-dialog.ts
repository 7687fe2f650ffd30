import type { CartValidation } from "@store/contract/checkout";
import { cartErrorType } from "@store/contract/shared";
import type { DialogRequest } from "@store/shopper-state";

const basketGoneText = "Your cart is empty. Please add something to it to check out.";

/**
 * The dialog of a cart that cannot go on: an empty basket, or one that was ordered elsewhere, speaks in the service's words,
 * everything else by the result itself. `onResolved` runs once the popup has taken out what was in the way.
 */
export function toCartDialog(validation: CartValidation, onResolved: () => void): DialogRequest {
  const { errorType, message, title = "", redirectUrl: url } = validation;
  if (errorType !== cartErrorType.emptyBasket) return { kind: "cartInvalid", validation, onResolved };
  if (!url) return { kind: "basketGone", message: message || basketGoneText };
  return { kind: "orderPlaced", title, message: message ?? "", url };
}
