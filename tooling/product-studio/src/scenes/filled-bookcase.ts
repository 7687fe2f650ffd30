import { atlasBookcase, atlasShelfTops } from "../furniture/atlas-bookcase.ts";
import { bookPile, bookRow, bowl, jar, vase } from "../furniture/shelf-props.ts";
import type { Part } from "../shape/part.ts";
import { place } from "../shape/place.ts";

/** The bookcase with a few things on its shelves, as a shopper would use it. */
export function filledBookcase(wood: "walnut" | "oak"): Part[] {
  const things: { shelf: number; x: number; z?: number; parts: Part[] }[] = [
    { shelf: 4, x: -0.26, parts: vase(0.3, wood === "walnut" ? "ceramic" : "stoneware") },
    { shelf: 4, x: 0.06, parts: bookRow(9, 2) },
    { shelf: 3, x: -0.46, parts: bookRow(12, 1) },
    { shelf: 3, x: 0.3, parts: jar(0.2, "ceramic") },
    { shelf: 2, x: -0.24, parts: bookPile(1) },
    { shelf: 2, x: 0.24, parts: bowl(0.14) },
    { shelf: 1, x: 0.02, parts: bookRow(13, 4) },
    { shelf: 1, x: -0.28, parts: jar(0.24, "stoneware") },
    { shelf: 0, x: 0.22, parts: bookPile(4) },
    { shelf: 0, x: -0.3, parts: vase(0.27, "stoneware") },
  ];
  return [
    ...atlasBookcase(wood),
    ...things.flatMap(({ shelf, x, z = 0.03, parts }) => place(parts, { x, y: atlasShelfTops[shelf] ?? 0, z })),
  ];
}
