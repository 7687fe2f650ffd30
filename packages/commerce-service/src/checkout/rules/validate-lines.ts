import { type CartErrorType, cartErrorType } from "@store/contract/shared";
import type { ShopLine } from "../../basket/rules/shop-lines.ts";
import { findUnavailableLines } from "./find-unavailable-lines.ts";

export interface LinesValidation {
  errorType: CartErrorType;
  /** The lines to take out or change before the cart is fine. */
  lines: ShopLine[];
}

/** What stands in the way of checking out with these lines to their states or provinces [CHK-20]; what is gone is said first. */
export function validateLines(
  lines: readonly ShopLine[],
  regionOf: (line: ShopLine) => string | null,
): LinesValidation {
  if (lines.length === 0) return { errorType: cartErrorType.emptyBasket, lines: [] };
  const unavailable = findUnavailableLines(lines);
  if (unavailable.length > 0) {
    const areAll = unavailable.length === lines.length;
    return { errorType: areAll ? cartErrorType.allNlaItems : cartErrorType.nlaItems, lines: unavailable };
  }
  const restricted = lines.filter((line) => line.item.restrictedStates.includes(regionOf(line) ?? ""));
  const errorType = restricted.length > 0 ? cartErrorType.pfasItems : cartErrorType.none;
  return { errorType, lines: restricted };
}
