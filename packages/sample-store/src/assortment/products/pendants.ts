import { shipMethod } from "@store/contract/shared";
import type { ProductSeed } from "../product-seed.ts";

/** Pendants. */
export const pendants: readonly ProductSeed[] = [
  {
    id: "halo-pendant",
    name: "Halo Pendant",
    summary: "A spun metal dome on a plain cord. Hang it low over a table and the rest of the room goes quiet.",
    details: [
      "Spun aluminum dome with a rolled rim, white inside",
      "20 inches across, 11 inches high, with a brass neck",
      "Textile cord, 60 inches, shortened at the canopy",
      "Takes an E26 bulb up to 75 W, not included; wired in by an electrician",
    ],
    care: "Switch off and let it cool. Wipe the shade inside and out with a damp cloth.",
    brands: ["modern"],
    optionName: "Color",
    shipMethod: shipMethod.standard,
    installation: { type: "Wiring by an electrician", feeCents: { US: 14_900, CA: 18_900 } },
    size: { diameter: 20, height: 11 },
    // Not certified for Canada.
    prices: { US: 19_900 },
    variants: [
      {
        sku: "103401",
        label: "Black",
        color: "#2a2a2a",
        family: "black",
        material: "metal",
        picture: "halo-pendant-black",
        alt: "Black metal dome pendant with a brass neck, hanging on a cord",
        stock: 45,
      },
      {
        sku: "103402",
        label: "White",
        color: "#f6f3ec",
        family: "white",
        material: "metal",
        picture: "halo-pendant-white",
        alt: "White metal dome pendant with a brass neck, hanging on a cord",
        stock: 2,
      },
    ],
  },
];
