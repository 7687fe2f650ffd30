import { type CartErrorType, cartErrorType } from "@store/contract/shared";
import { findUnavailableLines, type LineToSupply } from "./find-unavailable-lines.ts";

export interface LineToValidate extends LineToSupply {
  /** States and provinces it may not be sent to. */
  restrictedStates: readonly string[];
}

export interface LinesValidation<Line> {
  errorType: CartErrorType;
  /** The lines to take out or change before the cart is fine. */
  lines: Line[];
}

/** What stands in the way of checking out with these lines to a state or province [CHK-20]; what is gone is said first. */
export function validateLines<Line extends LineToValidate>(
  lines: readonly Line[],
  region: string | null,
): LinesValidation<Line> {
  if (lines.length === 0) return { errorType: cartErrorType.emptyBasket, lines: [] };
  const unavailable = findUnavailableLines(lines);
  if (unavailable.length > 0) {
    const areAll = unavailable.length === lines.length;
    return { errorType: areAll ? cartErrorType.allNlaItems : cartErrorType.nlaItems, lines: unavailable };
  }
  const restricted = lines.filter((line) => region !== null && line.restrictedStates.includes(region));
  const errorType = restricted.length > 0 ? cartErrorType.pfasItems : cartErrorType.none;
  return { errorType, lines: restricted };
}
