import { type CartErrorType, cartErrorType } from "@store/contract/shared";
import { findLinesOfType, typesInOrder } from "./find-lines-of-type.ts";
import type { LineToValidate, ServiceOutages } from "./line-to-validate.ts";
import { type ValidationText, validationTexts } from "./validation-texts.ts";

export interface BasketValidation<Line> {
  /** 0 when the basket can be ordered as it stands. */
  errorType: CartErrorType;
  /** The lines that the type is about, in the basket's order. */
  lines: Line[];
  /** What the popup says; null when nothing is wrong. */
  text: ValidationText | null;
}

/**
 * What stands in the way of ordering a basket: one thing at a time, the weightiest first. Empty (8); then what no
 * wait and no other address mends: all gone (7), some gone (3); what may not go to its state (9); personalization that
 * is out (5, 6) and installation (4), which the shopper can do without; and last what the shopper can only wait for or
 * take back in the cart (2, 1). So each answer but the last two has a removal, and after it comes the next.
 */
export function validateBasket<Line extends LineToValidate>(
  lines: readonly Line[],
  outages: ServiceOutages,
): BasketValidation<Line> {
  if (lines.every(({ isRemoved }) => isRemoved)) return answer(cartErrorType.emptyBasket, []);
  for (const errorType of typesInOrder) {
    const found = findLinesOfType(errorType, lines, outages);
    if (found.length > 0) return answer(errorType, found);
  }
  return answer(cartErrorType.none, []);
}

function answer<Line>(errorType: CartErrorType, lines: Line[]): BasketValidation<Line> {
  return { errorType, lines, text: errorType === cartErrorType.none ? null : validationTexts[errorType] };
}
