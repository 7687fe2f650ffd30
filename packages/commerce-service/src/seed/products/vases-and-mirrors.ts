import { shipMethod } from "@store/contract/shared";
import type { ProductSeed } from "../product-seed.ts";

/** Vases & Mirrors. */
export const vasesAndMirrors: readonly ProductSeed[] = [
  {
    id: "kiln-vase",
    name: "Kiln Vase",
    summary:
      "Stoneware with the marks of the potter's fingers left in. Generous enough for branches, calm enough to stand empty.",
    details: [
      "Wheel-thrown stoneware, matte outside, glazed and watertight inside",
      "8 inches across, 12 inches high",
      "Unglazed foot with felt, kind to wooden shelves",
      "Each one differs by a few tenths of an inch",
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
        alt: "White stoneware vase",
        stock: 92,
      },
      {
        sku: "103902",
        label: "Clay",
        color: "#b98a6c",
        family: "brown",
        material: "ceramic",
        picture: "kiln-vase-clay",
        alt: "Clay-brown stoneware vase",
        stock: 85,
      },
      {
        sku: "103903",
        label: "Charcoal",
        color: "#4a4a4a",
        family: "gray",
        material: "ceramic",
        picture: "kiln-vase-charcoal",
        alt: "Charcoal stoneware vase",
        stock: 78,
      },
    ],
  },
  {
    id: "porthole-mirror",
    name: "Porthole Mirror",
    summary: "A round mirror in a deep metal rim. Opposite a window it is the second window.",
    details: [
      "Silvered glass, 5 millimeters, edges polished",
      "Metal rim, 1 and a half inches deep",
      "30 inches across, 17 pounds",
      "Hangs on one keyhole; screw and anchor included",
    ],
    care: "Spray the cloth, not the glass. Dust the rim with a dry cloth.",
    optionName: "Finish",
    shipMethod: shipMethod.standard,
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
        alt: "Round mirror in a brass rim",
        stock: 5,
      },
      {
        sku: "104002",
        label: "Black",
        color: "#2a2a2a",
        family: "black",
        material: "metal",
        picture: "porthole-mirror-black",
        alt: "Round mirror in a black metal rim",
        stock: 41,
      },
    ],
  },
];
