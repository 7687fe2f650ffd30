import type { Dimensions } from "@store/contract/catalog";

/** The names of the units, by `systemOfMeasure`. */
export const lengthUnits = { 1: { short: "in", long: "inches" }, 2: { short: "cm", long: "centimetres" } } as const;

const sides = [
  { side: "width", label: "Width", words: "wide" },
  { side: "depth", label: "Depth", words: "deep" },
  { side: "height", label: "Height", words: "high" },
  { side: "diameter", label: "Diameter", words: "across" },
] as const;

/** The known sizes of a product, in reading order. */
export function listSides(dimensions: Dimensions) {
  return sides.flatMap(({ side, ...names }) => {
    const size = dimensions[side];
    return size === null ? [] : [{ ...names, size }];
  });
}
