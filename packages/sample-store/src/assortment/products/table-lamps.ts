import { shipMethod } from "@store/contract/shared";
import type { ProductSeed } from "../product-seed.ts";

/** Table Lamps. */
export const tableLamps: readonly ProductSeed[] = [
  {
    id: "beacon-lamp",
    name: "Beacon Table Lamp",
    summary:
      "A turned base, a drum shade and a dimmer on the cord: reading light in one turn, candlelight in the next.",
    details: [
      "Spun metal base, weighted so that it stays put",
      "Linen drum shade with a white lining",
      "Dimmer on the cord; takes an E26 bulb up to 60 W, not included",
      "Cord 7 feet, wrapped in black cotton",
    ],
    care: "Unplug before you dust. A soft dry cloth keeps the metal bright; polish is not needed.",
    optionName: "Finish",
    shipMethod: shipMethod.standard,
    size: { diameter: 15, height: 25.5 },
    variants: [
      {
        sku: "100401",
        label: "Brass",
        color: "#b58d4a",
        family: "gold",
        material: "metal",
        picture: "beacon-lamp-brass",
        alt: "Table lamp with a turned brass base and a white drum shade",
        prices: { US: 14_900, CA: 19_900 },
        stock: 120,
      },
      {
        sku: "100402",
        label: "Black",
        color: "#2a2a2a",
        family: "black",
        material: "metal",
        picture: "beacon-lamp-black",
        alt: "Table lamp with a turned black base and a white drum shade",
        prices: { US: { now: 11_900, regular: 14_900 }, CA: { now: 15_900, regular: 19_900 } },
        stock: 4,
      },
    ],
  },
  {
    id: "gourd-table-lamp",
    name: "Gourd Table Lamp",
    summary:
      "Two bellies and a waist, thrown by hand, with the rings of the fingers left in. On a dresser or an entry table it is the light you leave on.",
    details: [
      "Wheel-thrown stoneware with a satin glaze on a turned walnut foot",
      "Linen shade 16 inches across, brass neck and finial",
      "Switch on the socket; takes an E26 bulb up to 75 W, not included",
      "26 inches high, cord 8 feet",
    ],
    care: "Unplug before you dust. Wipe the glaze with a damp cloth and the shade with a lint roller.",
    brands: ["general"],
    optionName: "Color",
    shipMethod: shipMethod.standard,
    size: { diameter: 16, height: 26 },
    prices: { US: 16_900, CA: 21_900 },
    variants: [
      {
        sku: "103501",
        label: "Cream",
        color: "#efe7d8",
        family: "cream",
        material: "ceramic",
        picture: "gourd-table-lamp-cream",
        alt: "Table lamp with a cream ceramic double gourd on a walnut foot and a linen shade",
        stock: 58,
      },
      {
        sku: "103502",
        label: "Moss",
        color: "#7d8162",
        family: "green",
        material: "ceramic",
        picture: "gourd-table-lamp-moss",
        alt: "Table lamp with a moss-green ceramic double gourd on a walnut foot and a linen shade",
        stock: 46,
      },
    ],
  },
];
