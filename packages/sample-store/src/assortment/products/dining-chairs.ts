import { shipMethod } from "@store/contract/shared";
import type { ProductSeed } from "../product-seed.ts";

/** Dining Chairs & Stools. */
export const diningChairs: readonly ProductSeed[] = [
  {
    id: "finch-dining-chair",
    name: "Finch Dining Chair",
    summary:
      "Eight sticks, a bent crest and a seat dished where you sit. Light enough for a child to move, sound enough for the uncle who tips back.",
    details: [
      "Solid wood throughout, joints wedged and glued",
      "Dished seat, comfortable without a cushion",
      "Crest of steam-bent wood at the height of the shoulder blades",
      "Seat height 17 and a half inches; fits under the Quarry and Ember tables",
      "Ten pounds; one chair, fully assembled",
    ],
    care: "Wipe with a damp cloth. A thin coat of oil once a year keeps the wood from drying out.",
    optionName: "Wood",
    shipMethod: shipMethod.standard,
    size: { width: 20, depth: 21, height: 31 },
    prices: { US: 24_900, CA: 32_900 },
    variants: [
      {
        sku: "102101",
        label: "Oak",
        color: "#b98f5c",
        family: "brown",
        material: "oak",
        picture: "finch-dining-chair-oak",
        alt: "Oak dining chair with eight slender sticks under a bent crest",
        stock: 96,
      },
      {
        sku: "102102",
        label: "Walnut",
        color: "#4f382b",
        family: "brown",
        material: "walnut",
        picture: "finch-dining-chair-walnut",
        alt: "Walnut dining chair with eight slender sticks under a bent crest",
        stock: 72,
      },
    ],
  },
  {
    id: "arc-counter-stool",
    name: "Arc Counter Stool",
    summary:
      "A strip of leather bent round a line of black tube. The back is low on purpose: high enough to lean on, low enough to swing a leg over.",
    details: [
      "Seat height 26 inches, for counters of 35 to 37 inches",
      "Frame of bent steel tube, powder-coated black",
      "Seat and back in full-grain leather over dense foam",
      "Foot rail where your feet look for it",
      "Nylon glides that do not mark the floor",
    ],
    care: "Wipe the leather with a damp cloth, the frame with a dry one. Tighten the four seat screws after the first month.",
    brands: ["modern"],
    optionName: "Leather",
    shipMethod: shipMethod.standard,
    size: { width: 18, depth: 19, height: 36 },
    prices: { US: 32_900, CA: 43_900 },
    variants: [
      {
        sku: "102201",
        label: "Cognac Leather",
        fabric: "cognac-leather",
        picture: "arc-counter-stool-cognac",
        alt: "Counter stool with a round seat and bent back in cognac-brown leather on a black metal frame",
        stock: 44,
      },
      {
        sku: "102202",
        label: "Black Leather",
        fabric: "black-leather",
        picture: "arc-counter-stool-black",
        alt: "Counter stool with a round seat and bent back in black leather on a black metal frame",
        stock: 38,
      },
    ],
  },
];
