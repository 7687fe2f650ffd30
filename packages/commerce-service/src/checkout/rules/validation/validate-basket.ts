import { type CartErrorType, cartErrorType } from "@store/contract/shared";
import { findLinesOfType, typesInOrder } from "./find-lines-of-type.ts";
import type { LineToValidate, ServiceOutages } from "./line-to-validate.ts";
import { type ValidationText, validationTexts } from "./validation-texts.ts";

export interface BasketValidation<Line> {
  /** 0 if the basket can be ordered as it is. */
  errorType: CartErrorType;
  /** The lines of the type, in the basket's order. */
  lines: Line[];
  /** The text of the popup; null without an error. */
  text: ValidationText | null;
}

/**
 * Validates a basket: one error at a time, the most severe first. Empty (8); then what neither waiting nor another
 * address resolves: all unavailable (7), some unavailable (3); not allowed in its state (9); personalization outages
 * (5, 6) and installation outages (4), which the shopper can do without; and last what the shopper can only wait for or
 * change in the cart (2, 1). So each result except the last two has a removal, after which the next one follows.
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
