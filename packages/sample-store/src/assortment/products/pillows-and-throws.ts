import { shipMethod } from "@store/contract/shared";
import type { ProductSeed } from "../product-seed.ts";

/** Pillows & Throws. */
export const pillowsAndThrows: readonly ProductSeed[] = [
  {
    id: "thistle-pillow",
    name: "Thistle Velvet Pillow",
    summary:
      "The same cotton velvet as our lounge chairs, on a pillow. Brush it one way for dark, the other way for light.",
    details: [
      "Cotton velvet on both sides, 20 by 20 inches",
      "Feather and down filling from a certified source, included",
      "Hidden zipper; the cover comes off",
      "Piped all around in the same velvet",
    ],
    care: "Plump it daily. Dry clean the cover, air the filling in the sun.",
    optionName: "Color",
    shipMethod: shipMethod.standard,
    size: { width: 20, depth: 20 },
    prices: { US: 5_900, CA: 7_900 },
    variants: [
      {
        sku: "103701",
        label: "Rust Velvet",
        fabric: "rust-velvet",
        picture: "thistle-pillow-rust",
        alt: "Square pillow in rust velvet, piped all around",
        stock: 88,
      },
      {
        sku: "103702",
        label: "Ink Velvet",
        fabric: "ink-velvet",
        picture: "thistle-pillow-ink",
        alt: "Square pillow in ink-blue velvet, piped all around",
        stock: 74,
      },
      {
        sku: "103703",
        label: "Olive Velvet",
        fabric: "olive-velvet",
        picture: "thistle-pillow-olive",
        alt: "Square pillow in olive-green velvet, piped all around",
        stock: 69,
      },
    ],
  },
  {
    id: "fern-throw",
    name: "Fern Wool Throw",
    summary:
      "Lambswool with a fringe to fidget with. It lives over the arm of the sofa from October and is missed in May.",
    details: [
      "100% lambswool in a herringbone weave, brushed once for softness",
      "50 by 70 inches with a twisted fringe",
      "Warm at barely two pounds",
      "Woven in a family mill",
    ],
    care: "Air it instead of washing. When it must be: cold, by hand, and dried flat.",
    brands: ["general"],
    optionName: "Color",
    shipMethod: shipMethod.standard,
    size: { width: 50, depth: 70 },
    prices: { US: 8_900, CA: 11_900 },
    variants: [
      {
        sku: "103801",
        label: "Ivory",
        color: "#ebe3d3",
        family: "white",
        material: "wool",
        picture: "fern-throw-ivory",
        alt: "Folded ivory wool throw in a herringbone weave, its fringe falling over the front",
        stock: 64,
      },
      {
        sku: "103802",
        label: "Moss",
        color: "#7d8162",
        family: "green",
        material: "wool",
        picture: "fern-throw-moss",
        alt: "Folded moss-green wool throw in a herringbone weave, its fringe falling over the front",
        stock: 51,
      },
      {
        sku: "103803",
        label: "Rust",
        color: "#a9573a",
        family: "orange",
        material: "wool",
        picture: "fern-throw-rust",
        alt: "Folded rust-red wool throw in a herringbone weave, its fringe falling over the front",
        stock: 49,
      },
    ],
  },
];
