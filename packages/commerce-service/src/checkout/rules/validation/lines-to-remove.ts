import { type CartErrorType, cartErrorType } from "@store/contract/shared";
import { findLinesOfType } from "./find-lines-of-type.ts";
import { findUnavailableLines } from "./find-unavailable-lines.ts";
import type { LineToValidate, ServiceOutages } from "./line-to-validate.ts";

const { allNlaItems, inHousePersonalizationNlaItems, nlaItems, personalizationServiceUnavailable, pfasItems } =
  cartErrorType;

/** The types whose popup takes lines out of the basket. */
export type RemovableType =
  | typeof nlaItems
  | typeof allNlaItems
  | typeof pfasItems
  | typeof personalizationServiceUnavailable
  | typeof inHousePersonalizationNlaItems;

/** Which call removes the lines of which type; the sixth, for installation, takes no line out. */
export const removedTypeOfCall = {
  removeNlaItems: nlaItems,
  removeAllNlaItems: allNlaItems,
  removePfasItems: pfasItems,
  removePersonalizedItems: personalizationServiceUnavailable,
  removeInHousePersonalizedNlaItems: inHousePersonalizationNlaItems,
} as const satisfies Record<string, CartErrorType>;

/**
 * The lines that a removal call takes out. It is judged anew by what is so now, not by what the
 * popup said: what can be had again stays in the basket.
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
