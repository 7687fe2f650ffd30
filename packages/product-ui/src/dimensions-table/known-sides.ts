import type { Dimensions } from "@store/contract/catalog";

/** The words for the units a product may be measured in, by `systemOfMeasure`. */
export const lengthUnits = { 1: { short: "in", long: "inches" }, 2: { short: "cm", long: "centimetres" } } as const;

const sides = [
  { side: "width", label: "Width", words: "wide" },
  { side: "depth", label: "Depth", words: "deep" },
  { side: "height", label: "Height", words: "high" },
  { side: "diameter", label: "Diameter", words: "across" },
] as const;

/** The sizes a product has, in the order they are read. */
export function knownSides(dimensions: Dimensions) {
  return sides.flatMap(({ side, ...names }) => {
    const size = dimensions[side];
    return size === null ? [] : [{ ...names, size }];
  });
}
