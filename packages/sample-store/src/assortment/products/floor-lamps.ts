import { shipMethod } from "@store/contract/shared";
import type { ProductSeed } from "../product-seed.ts";

/** The same lamp in two finishes, each a product of its own. */
const heron = {
  details: [
    "Jointed steel stem on a weighted disc, 19 pounds, hard to knock over",
    "Linen cone 16 inches across; 62 inches high in all",
    "Pull chain under the shade, where your hand already is",
    "Takes an E26 bulb up to 100 W, not included",
  ],
  care: "Unplug before you dust. Use a soft dry cloth on the metal; polish would take off the lacquer.",
};

/** Floor Lamps. */
export const floorLamps: readonly ProductSeed[] = [
  {
    id: "heron-floor-lamp",
    name: "Heron Floor Lamp",
    summary:
      "It stands on one leg behind your shoulder and looks over the page with you. Patient, slim, and gone from view when you look up.",
    ...heron,
    shipMethod: shipMethod.standard,
    size: { diameter: 16, height: 62 },
    prices: { US: 22_900, CA: 29_900 },
    variants: [
      {
        sku: "103301",
        color: "#b58d4a",
        family: "gold",
        material: "metal",
        picture: "heron-floor-lamp-brass",
        alt: "Slim brass floor lamp with a jointed stem, a wide linen shade and a pull chain",
        stock: 52,
      },
    ],
  },
  {
    id: "heron-floor-lamp-black",
    name: "Heron Floor Lamp, Black",
    summary:
      "It stands on one leg behind your shoulder and looks over the page with you. In black it draws a single line in the air.",
    ...heron,
    shipMethod: shipMethod.standard,
    size: { diameter: 16, height: 62 },
    prices: { US: 22_900, CA: 29_900 },
    variants: [
      {
        sku: "103302",
        color: "#2a2a2a",
        family: "black",
        material: "metal",
        picture: "heron-floor-lamp-black",
        alt: "Slim black floor lamp with a jointed stem, a wide linen shade and a pull chain",
        stock: 47,
      },
    ],
  },
];
