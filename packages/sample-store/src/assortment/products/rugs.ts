import { shipMethod } from "@store/contract/shared";
import type { ProductSeed } from "../product-seed.ts";

const fieldstone = { family: "cream", material: "polyester" } as const;

/** Rugs. */
export const rugs: readonly ProductSeed[] = [
  {
    id: "fieldstone-rug",
    name: "Fieldstone Performance Rug",
    summary:
      "River stones in taupe and cream with a stain-shedding finish, for the rooms where children, dogs and red wine meet.",
    details: [
      "Flat-woven by hand from recycled polyester",
      "Stain-resistant finish: most spills bead and wipe away",
      "Bound all around with a dark border",
      "Because of its finish we cannot send it to every state",
    ],
    care: "Vacuum without the beater bar, rinse with a garden hose and dry flat. Use a rug pad.",
    optionName: "Size",
    shipMethod: shipMethod.standard,
    restrictedStates: ["CA", "ME", "MN", "VT", "WA"],
    variants: [
      {
        sku: "100801",
        label: "5' x 8'",
        ...fieldstone,
        picture: "fieldstone-rug-5x8",
        alt: "Rug with a pattern of taupe stones on cream and a dark border, five by eight feet",
        size: { width: 60, depth: 96 },
        prices: { US: 24_900, CA: 32_900 },
        stock: 60,
      },
      {
        sku: "100802",
        label: "8' x 10'",
        ...fieldstone,
        picture: "fieldstone-rug-8x10",
        alt: "Large rug with a pattern of taupe stones on cream and a dark border, eight by ten feet",
        size: { width: 96, depth: 120 },
        prices: { US: 44_900, CA: 59_900 },
        stock: 45,
      },
    ],
  },
  {
    id: "tally-rug",
    name: "Tally Striped Rug",
    summary:
      "Four thin strokes and one broad, the way people have always counted: days, sheep, cups of coffee. It pulls a long room together.",
    details: [
      "Hand-woven New Zealand wool on a cotton warp",
      "8 by 10 feet, a quarter inch thick, knotted fringe at both ends",
      "Reversible: turn it over every spring",
      "Use a rug pad; it lies flat after about a week",
    ],
    care: "Vacuum with suction only. Blot spills with cold water; professional cleaning every second year.",
    brands: ["modern"],
    optionName: "Color",
    shipMethod: shipMethod.standard,
    size: { width: 96, depth: 120 },
    prices: { US: 49_900, CA: 65_900 },
    variants: [
      {
        sku: "103601",
        label: "Ink",
        color: "#2f3a4c",
        family: "blue",
        material: "wool",
        picture: "tally-rug-ink",
        alt: "Pale wool rug with groups of five ink-blue stripes and a fringe at both ends",
        stock: 33,
      },
      {
        sku: "103602",
        label: "Clay",
        color: "#b98a6c",
        family: "brown",
        material: "wool",
        picture: "tally-rug-clay",
        alt: "Pale wool rug with groups of five clay-brown stripes and a fringe at both ends",
        prices: { US: { now: 39_900, regular: 49_900 }, CA: { now: 52_900, regular: 65_900 } },
        stock: 12,
      },
    ],
  },
];
