import type { Dimensions } from "@store/contract/catalog";
import { knownSides, lengthUnits } from "./known-sides.ts";

/** The size of a product in one line, such as "88 in wide, 38 in deep, 33 in high"; nothing for one without a size. */
export function DimensionsLine({ dimensions }: { dimensions: Dimensions }) {
  const unit = lengthUnits[dimensions.systemOfMeasure].short;
  const sides = knownSides(dimensions);
  if (sides.length === 0) return null;
  return <span>{sides.map(({ size, words }) => `${size} ${unit} ${words}`).join(", ")}</span>;
}
