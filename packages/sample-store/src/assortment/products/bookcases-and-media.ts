import { shipMethod } from "@store/contract/shared";
import type { ProductSeed } from "../product-seed.ts";

/** Shelves & Media. */
export const bookcasesAndMedia: readonly ProductSeed[] = [
  {
    id: "atlas-bookcase",
    name: "Atlas Bookcase",
    summary:
      "Six feet of shelves on a plain, sturdy frame. Holds an encyclopedia without a sigh, and ties to the wall for good measure.",
    details: [
      "Solid wood frame and back, veneered shelves 1 inch thick",
      "Five shelves, three of them adjustable, 60 pounds each",
      "Anti-tip strap and screws included",
      "Comes in two boxes; two people put it up in about an hour",
    ],
    care: "Dust with a dry cloth. Tighten the bolts after the first month.",
    optionName: "Finish",
    shipMethod: shipMethod.longDistanceInHome,
    isOversized: true,
    boxes: [
      { boxNumber: 1, quantity: 1, width: 76, depth: 16, height: 6 },
      { boxNumber: 2, quantity: 1, width: 40, depth: 15, height: 9 },
    ],
    installation: { type: "Assembly and wall fastening", feeCents: { US: 9_900, CA: 12_900 } },
    size: { width: 38, depth: 14, height: 74 },
    prices: { US: 89_900, CA: 119_900 },
    variants: [
      {
        sku: "100701",
        label: "Walnut",
        color: "#4f382b",
        family: "brown",
        material: "walnut",
        picture: "atlas-bookcase-walnut",
        alt: "Tall bookcase in dark walnut with five shelves of books and vases",
        stock: 25,
      },
      {
        sku: "100702",
        label: "White Oak",
        color: "#b98f5c",
        family: "brown",
        material: "oak",
        picture: "atlas-bookcase-oak",
        alt: "Tall bookcase in white oak with five shelves of books and vases",
        stock: 0,
      },
    ],
  },
  {
    id: "canyon-media-console",
    name: "Canyon Media Console",
    summary:
      "Slatted doors slide round the corner and out of sight, and what they hide still answers the remote. The open bay in the middle keeps what you touch daily.",
    details: [
      "Two tambour doors of half-round solid slats on canvas",
      "Open bay with one shelf, cable opening behind it",
      "Remote controls work through the closed doors",
      "Holds a television of up to 75 inches and 150 pounds",
      "Comes assembled in one box; only the legs are screwed on",
    ],
    care: "Dust the slats along their length. A little wax in the door tracks once a year keeps them gliding.",
    optionName: "Wood",
    shipMethod: shipMethod.longDistanceInHome,
    isOversized: true,
    boxes: [{ boxNumber: 1, quantity: 1, width: 77, depth: 22, height: 20 }],
    size: { width: 72, depth: 17, height: 22 },
    prices: { US: 129_900, CA: 169_900 },
    variants: [
      {
        sku: "101901",
        label: "Oak",
        color: "#b98f5c",
        family: "brown",
        material: "oak",
        picture: "canyon-media-console-oak",
        alt: "Long, low oak media console with two slatted doors and an open bay",
        stock: 21,
      },
      {
        sku: "101902",
        label: "Walnut",
        color: "#4f382b",
        family: "brown",
        material: "walnut",
        picture: "canyon-media-console-walnut",
        alt: "Long, low walnut media console with two slatted doors and an open bay",
        stock: 19,
      },
    ],
  },
];
