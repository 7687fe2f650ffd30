import { type CartErrorType, cartErrorType } from "@store/contract/shared";
import { findLinesOfType } from "./find-lines-of-type.ts";
import { findUnavailableLines } from "./find-unavailable-lines.ts";
import type { LineToValidate, ServiceOutages } from "./line-to-validate.ts";

const { allNlaItems, inHousePersonalizationNlaItems, nlaItems, personalizationServiceUnavailable, pfasItems } =
  cartErrorType;

/** The types whose popup removes lines from the basket. */
export type RemovableType =
  | typeof nlaItems
  | typeof allNlaItems
  | typeof pfasItems
  | typeof personalizationServiceUnavailable
  | typeof inHousePersonalizationNlaItems;

/** The removal call of each type; the one for installation removes no line. */
export const removedTypeOfCall = {
  removeNlaItems: nlaItems,
  removeAllNlaItems: allNlaItems,
  removePfasItems: pfasItems,
  removePersonalizedItems: personalizationServiceUnavailable,
  removeInHousePersonalizedNlaItems: inHousePersonalizationNlaItems,
} as const satisfies Record<string, CartErrorType>;

/**
 * The lines that a removal call removes. Evaluated with current data, not with the popup's: what is available again
 * stays in the basket.
 */
export function linesToRemove<Line extends LineToValidate>(
  errorType: RemovableType,
  lines: readonly Line[],
  outages: ServiceOutages,
): Line[] {
  if (errorType === allNlaItems) return findUnavailableLines(lines.filter(({ isRemoved }) => !isRemoved));
  return findLinesOfType(errorType, lines, outages);
}

/** The lines that stay in the basket without their installation. */
export function linesToStripInstallation<Line extends LineToValidate>(
  lines: readonly Line[],
  outages: ServiceOutages,
): Line[] {
  return findLinesOfType(cartErrorType.installationServiceUnavailable, lines, outages);
}
