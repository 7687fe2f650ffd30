import { shipMethod } from "@store/contract/shared";
import type { ProductSeed } from "../product-seed.ts";

const havenQueen = { size: { width: 65, depth: 87, height: 45 }, prices: { US: 149_900, CA: 197_900 } };
const havenKing = { size: { width: 81, depth: 87, height: 45 }, prices: { US: 179_900, CA: 237_900 } };
const walnut = { family: "brown", material: "walnut" } as const;

/** Beds. */
export const beds: readonly ProductSeed[] = [
  {
    id: "haven-bed",
    name: "Haven Upholstered Bed",
    summary:
      "A winged headboard you can lean a whole Sunday against. The rails are padded too, which shins learn to appreciate in the dark.",
    details: [
      "Piped headboard with soft wings, 45 inches high",
      "Padded rails on short oak feet; fourteen beech slats, no box spring needed",
      "For a mattress of 60 by 80 inches (Queen) or 76 by 80 (King)",
      "Oat Linen is in stock; Slate Linen is sewn to your order",
      "Comes in two boxes and is put together where it will stand",
    ],
    care: "Vacuum the headboard with a soft brush once a month. Blot spills with a dry white cloth; professional cleaning only.",
    brands: ["general"],
    optionName: "Size",
    shipMethod: shipMethod.localInHome,
    isMadeToOrder: true,
    installation: { type: "Assembly in the bedroom", feeCents: { US: 7_900, CA: 9_900 } },
    isOversized: true,
    boxes: [
      { boxNumber: 1, quantity: 1, width: 83, depth: 48, height: 8 },
      { boxNumber: 2, quantity: 1, width: 85, depth: 16, height: 10 },
    ],
    variants: [
      {
        ...havenQueen,
        sku: "102601",
        label: "Queen, Oat Linen",
        group: "Oat Linen",
        fabric: "oat-linen",
        picture: "haven-bed-queen-oat",
        alt: "Queen bed with a winged, piped headboard in oat linen, made up in white with a rust-colored throw",
        stock: 15,
      },
      {
        ...havenKing,
        sku: "102602",
        label: "King, Oat Linen",
        group: "Oat Linen",
        fabric: "oat-linen",
        picture: "haven-bed-king-oat",
        alt: "King bed with a winged, piped headboard in oat linen, made up in white with a rust-colored throw",
        stock: 13,
      },
      {
        ...havenQueen,
        sku: "102603",
        label: "Queen, Slate Linen",
        group: "Slate Linen",
        fabric: "slate-linen",
        picture: "haven-bed-queen-slate",
        alt: "Queen bed with a winged, piped headboard in slate-gray linen, made up in white with a rust-colored throw",
      },
      {
        ...havenKing,
        sku: "102604",
        label: "King, Slate Linen",
        group: "Slate Linen",
        fabric: "slate-linen",
        picture: "haven-bed-king-slate",
        alt: "King bed with a winged, piped headboard in slate-gray linen, made up in white with a rust-colored throw",
      },
    ],
  },
  {
    id: "line-platform-bed",
    name: "Line Platform Bed",
    summary:
      "A thin platform on feet set so far back that it seems to hover, and two long boards that lean the way you do when you read. Walnut, horizontal, done.",
    details: [
      "Walnut veneer on plywood, edges of solid walnut",
      "Headboard of two leaning boards, 34 inches high",
      "For a mattress of 60 by 80 inches (Queen) or 76 by 80 (King)",
      "Center beam with two feet: no sag and no squeak",
      "Two boxes, one hex key, about forty minutes",
    ],
    care: "Dust with a dry cloth. Tighten the bed bolts once a year, when you turn the mattress.",
    brands: ["modern"],
    optionName: "Size",
    shipMethod: shipMethod.longDistanceInHome,
    isOversized: true,
    boxes: [
      { boxNumber: 1, quantity: 1, width: 86, depth: 18, height: 7 },
      { boxNumber: 2, quantity: 1, width: 82, depth: 36, height: 6 },
    ],
    variants: [
      {
        ...walnut,
        sku: "102701",
        label: "Queen",
        picture: "line-platform-bed-queen",
        alt: "Low queen platform bed in walnut with a headboard of two long boards and a dark gray blanket",
        size: { width: 64, depth: 84, height: 34 },
        prices: { US: 129_900, CA: 169_900 },
        stock: 17,
      },
      {
        ...walnut,
        sku: "102702",
        label: "King",
        picture: "line-platform-bed-king",
        alt: "Low king platform bed in walnut with a headboard of two long boards and a dark gray blanket",
        size: { width: 80, depth: 84, height: 34 },
        prices: { US: 159_900, CA: 209_900 },
        stock: 12,
      },
    ],
  },
];
