import type { GetSectionalPriceByPiece } from "@store/contract/sectionals/requests";
import type { Collection } from "../queries/find-collection.ts";

/** The codes of a request besides the fabric. */
type RequestedCodes = Pick<
  GetSectionalPriceByPiece,
  "legFinishCode" | "repositoryCode" | "armChoiceCode" | "cushionCode" | "cushionChoice"
>;

/**
 * The legs of a request, or the collection's own; undefined if a code is not offered. The other codes have one value in
 * each collection (AMB-278).
 */
export function chooseLegs(
  { legFinishCode, ...codes }: RequestedCodes,
  { legs, defaults }: Pick<Collection, "legs" | "defaults">,
): Collection["legs"][number] | undefined {
  const names = ["repositoryCode", "armChoiceCode", "cushionCode", "cushionChoice"] as const;
  if (names.some((name) => codes[name] !== "" && codes[name] !== defaults[name])) return undefined;
  return legs.find(({ code }) => code === (legFinishCode || defaults.legFinishCode));
}
