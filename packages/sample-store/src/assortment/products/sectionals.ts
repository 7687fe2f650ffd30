import { shipMethod } from "@store/contract/shared";
import type { ProductSeed, VariantSeed } from "../product-seed.ts";

const leftArm = { size: { width: 40, depth: 39, height: 31 }, prices: { US: 129_900, CA: 169_900 } };
const armless = { size: { width: 32, depth: 39, height: 31 }, prices: { US: 99_900, CA: 129_900 } };
const corner = { size: { width: 39, depth: 39, height: 31 }, prices: { US: 119_900, CA: 159_900 } };
const chaise = { size: { width: 38, depth: 66, height: 31 }, prices: { US: 159_900, CA: 209_900 } };

const stone: Pick<VariantSeed, "fabric" | "group" | "stock"> = {
  fabric: "stone-linen",
  group: "Stone Linen",
  stock: 30,
};
const slate: Pick<VariantSeed, "fabric" | "group" | "stock"> = {
  fabric: "slate-linen",
  group: "Slate Linen",
  stock: 20,
};

/** Sectionals. */
export const sectionals: readonly ProductSeed[] = [
  {
    id: "dune-sectional",
    name: "Dune Sectional",
    summary:
      "Four pieces in soft linen that join to a corner for six, a chaise for one, or whatever the next apartment asks for.",
    details: [
      "Pieces hook together with steel connectors and come apart again",
      "Bench-made frame of kiln-dried hardwood and plywood",
      "Down-blend cushions over pocket springs",
      "Every piece is priced and sold on its own",
    ],
    care: "Vacuum weekly, fluff and turn the cushions, and keep the linen out of strong sun. Professional cleaning only.",
    optionName: "Piece",
    shipMethod: shipMethod.localInHome,
    variants: [
      {
        ...leftArm,
        ...stone,
        sku: "100201",
        label: "Left-Arm Seat, Stone Linen",
        picture: "dune-left-arm",
        alt: "Sectional seat in stone linen with one arm on its left",
      },
      {
        ...armless,
        ...stone,
        sku: "100202",
        label: "Armless Seat, Stone Linen",
        picture: "dune-armless",
        alt: "Sectional seat in stone linen without arms",
      },
      {
        ...corner,
        ...stone,
        sku: "100203",
        label: "Corner, Stone Linen",
        picture: "dune-corner",
        alt: "Square sectional corner in stone linen with backs on two sides",
      },
      {
        ...chaise,
        ...stone,
        sku: "100204",
        label: "Right-Arm Chaise, Stone Linen",
        picture: "dune-chaise",
        alt: "Long sectional chaise in stone linen with one arm on its right",
      },
      {
        ...leftArm,
        ...slate,
        sku: "100205",
        label: "Left-Arm Seat, Slate Linen",
        picture: "dune-left-arm-slate",
        alt: "Sectional seat in slate-gray linen with one arm on its left",
      },
      {
        ...armless,
        ...slate,
        sku: "100206",
        label: "Armless Seat, Slate Linen",
        picture: "dune-armless-slate",
        alt: "Sectional seat in slate-gray linen without arms",
      },
      {
        ...corner,
        ...slate,
        sku: "100207",
        label: "Corner, Slate Linen",
        picture: "dune-corner-slate",
        alt: "Square sectional corner in slate-gray linen with backs on two sides",
      },
      {
        ...chaise,
        ...slate,
        sku: "100208",
        label: "Right-Arm Chaise, Slate Linen",
        picture: "dune-chaise-slate",
        alt: "Long sectional chaise in slate-gray linen with one arm on its right",
      },
    ],
  },
];
