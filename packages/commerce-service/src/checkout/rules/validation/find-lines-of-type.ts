import { type CartErrorType, cartErrorType, customizationType, maxQuantity } from "@store/contract/shared";
import { findUnavailableLines } from "./find-unavailable-lines.ts";
import type { LineToValidate, ServiceOutages } from "./line-to-validate.ts";

/** The validation types that name lines, in order: the first with lines is the result. */
export const typesInOrder = [
  cartErrorType.allNlaItems,
  cartErrorType.nlaItems,
  cartErrorType.pfasItems,
  cartErrorType.personalizationServiceUnavailable,
  cartErrorType.inHousePersonalizationNlaItems,
  cartErrorType.installationServiceUnavailable,
  cartErrorType.browseCustomApiException,
  cartErrorType.invalidBasket,
] as const satisfies readonly CartErrorType[];
export type LineErrorType = (typeof typesInOrder)[number];

type LineTest = (line: LineToValidate, outages: ServiceOutages) => boolean;

const inHouse: ReadonlySet<number> = new Set([customizationType.inHouseEmbroidery, customizationType.inHouseEtching]);

const tests = {
  [cartErrorType.pfasItems]: ({ restrictedIn }) => restrictedIn !== null,
  [cartErrorType.personalizationServiceUnavailable]: (line, { personalization }) =>
    personalization && line.isPersonalized && line.customizationType === customizationType.legacy,
  [cartErrorType.inHousePersonalizationNlaItems]: (line, { inHousePersonalization }) =>
    inHousePersonalization && line.isPersonalized && inHouse.has(line.customizationType),
  [cartErrorType.installationServiceUnavailable]: (line, { installation }) => installation && line.hasInstallation,
  [cartErrorType.browseCustomApiException]: (line, { customOrder }) => customOrder && line.isMadeToOrder,
  [cartErrorType.invalidBasket]: ({ quantity, isPlaceLost, refusal }) =>
    isPlaceLost || refusal !== null || !Number.isInteger(quantity) || quantity < 1 || quantity > maxQuantity,
} satisfies Record<Exclude<LineErrorType, 3 | 7>, LineTest>;

/** The lines of a validation type; for "all unavailable" none as long as one is available. */
export function findLinesOfType<Line extends LineToValidate>(
  errorType: LineErrorType,
  lines: readonly Line[],
  outages: ServiceOutages,
): Line[] {
  const present = lines.filter(({ isRemoved }) => !isRemoved);
  if (errorType === cartErrorType.nlaItems) return findUnavailableLines(present);
  if (errorType === cartErrorType.allNlaItems) {
    const gone = findUnavailableLines(present);
    return gone.length === present.length ? gone : [];
  }
  const isConcerned: LineTest = tests[errorType];
  return present.filter((line) => isConcerned(line, outages));
}
