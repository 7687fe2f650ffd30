import { shipMethod } from "@store/contract/shared";
import type { ProductSeed } from "../product-seed.ts";

/** Vases & Mirrors. */
export const vasesAndMirrors: readonly ProductSeed[] = [
  {
    id: "kiln-vase",
    name: "Kiln Vase",
    summary:
      "A high shoulder, a short neck and the rings of the wheel left in. Generous enough for branches, calm enough to stand empty.",
    details: [
      "Wheel-thrown stoneware, glazed inside and out, watertight",
      "8 inches across, 12 inches high",
      "Unglazed foot with felt, kind to wooden shelves",
      "Each one differs by a hair",
    ],
    care: "Rinse by hand. A spoon of rice and warm water cleans the inside.",
    optionName: "Color",
    shipMethod: shipMethod.standard,
    size: { diameter: 8, height: 12 },
    prices: { US: 5_800, CA: 7_900 },
    variants: [
      {
        sku: "103901",
        label: "White",
        color: "#f6f3ec",
        family: "white",
        material: "ceramic",
        picture: "kiln-vase-white",
        alt: "Tall white stoneware vase with a high shoulder and a short neck",
        stock: 92,
      },
      {
        sku: "103902",
        label: "Clay",
        color: "#b98a6c",
        family: "brown",
        material: "ceramic",
        picture: "kiln-vase-clay",
        alt: "Tall clay-brown stoneware vase with a high shoulder and a short neck",
        stock: 85,
      },
      {
        sku: "103903",
        label: "Charcoal",
        color: "#4a4a4a",
        family: "gray",
        material: "ceramic",
        picture: "kiln-vase-charcoal",
        alt: "Tall charcoal stoneware vase with a high shoulder and a short neck",
        stock: 78,
      },
    ],
  },
  {
    id: "porthole-mirror",
    name: "Porthole Mirror",
    summary: "A round mirror in a deep metal frame. Opposite a window it is the second window.",
    details: [
      "Silvered, beveled glass, 5 millimeters",
      "Deep spun metal frame with a stepped lip",
      "30 inches across, 17 pounds",
      "Hangs on one keyhole; screw and anchor included",
    ],
    care: "Spray the cloth, not the glass. Dust the frame with a dry cloth.",
    optionName: "Finish",
    shipMethod: shipMethod.standard,
    finalSale: "always",
    terms: {
      isForMadeToOrder: false,
      title: "Final Sale",
      message:
        "We sell the last of these mirrors at a final price. They cannot be returned or exchanged, unless one arrives damaged or wrong.",
    },
    size: { diameter: 30 },
    prices: { US: 22_900, CA: 29_900 },
    variants: [
      {
        sku: "104001",
        label: "Brass",
        color: "#b58d4a",
        family: "gold",
        material: "metal",
        picture: "porthole-mirror-brass",
        alt: "Round mirror with beveled glass in a deep brass frame",
        stock: 5,
      },
      {
        sku: "104002",
        label: "Black",
        color: "#2a2a2a",
        family: "black",
        material: "metal",
        picture: "porthole-mirror-black",
        alt: "Round mirror with beveled glass in a deep black metal frame",
        stock: 41,
      },
    ],
  },
];
