import type { FabricId } from "../fabrics.ts";
import type { CollectionCode } from "./piece-kinds.ts";

/** The fabrics of every collection, two of each price group. */
export const sectionalFabrics = [
  "stone-linen",
  "slate-linen",
  "dove-boucle",
  "sand-boucle",
  "smoke-velvet",
  "rust-velvet",
  "cognac-leather",
  "chestnut-leather",
] as const satisfies readonly FabricId[];

/** The units of each piece in stock, by fabric; the others are made to order. */
export const stockOf: Partial<Record<FabricId, number>> = {
  "stone-linen": 30,
  "slate-linen": 20,
  "dove-boucle": 16,
  "sand-boucle": 14,
};

/** What the price groups add to the lowest one, in percent. */
export const surcharges: Readonly<Record<1 | 2 | 3 | 4, number>> = { 1: 0, 2: 10, 3: 15, 4: 45 };

/** SKUs from before there were collections; their pieces have pictures of their own. */
export const firstSkus: Readonly<Record<string, { sku: string; picture: string }>> = {
  "dune LAS stone-linen": { sku: "100201", picture: "dune-left-arm" },
  "dune ARM stone-linen": { sku: "100202", picture: "dune-armless" },
  "dune COR stone-linen": { sku: "100203", picture: "dune-corner" },
  "dune RAC stone-linen": { sku: "100204", picture: "dune-chaise" },
  "dune LAS slate-linen": { sku: "100205", picture: "dune-left-arm-slate" },
  "dune ARM slate-linen": { sku: "100206", picture: "dune-armless-slate" },
  "dune COR slate-linen": { sku: "100207", picture: "dune-corner-slate" },
  "dune RAC slate-linen": { sku: "100208", picture: "dune-chaise-slate" },
};

/** The first of a collection's SKUs that are counted by fabric and piece. */
export const skuBases: Readonly<Record<CollectionCode, number>> = { dune: 120_000, harbor: 121_000, mesa: 122_000 };

export const legs = [
  { code: "OAK", name: "Natural Oak" },
  { code: "BLK", name: "Blackened Oak" },
] as const;

/** A design to begin with, as a text of the planner with its pieces, and the floor that it covers in inches. */
interface ReadyDesignSeed {
  name: string;
  design: string;
  itemTypes: readonly string[];
  sizes: Readonly<Record<CollectionCode, readonly [width: number, depth: number]>>;
}

/** The designs to begin with; the one that sells best comes first. */
export const readyDesigns: readonly ReadyDesignSeed[] = [
  {
    name: "Sofa with Chaise",
    design: "10.LAS.ARM.RAC",
    itemTypes: ["LAS", "ARM", "RAC"],
    sizes: { dune: [110, 66], harbor: [118, 70], mesa: [128, 72] },
  },
  {
    name: "Sofa for Three",
    design: "10.LAS.ARM.RAS",
    itemTypes: ["LAS", "ARM", "RAS"],
    sizes: { dune: [112, 39], harbor: [118, 42], mesa: [128, 44] },
  },
  {
    name: "Small Corner",
    design: "10.LAS.ARM.COR.RAS",
    itemTypes: ["LAS", "ARM", "COR", "RAS"],
    sizes: { dune: [111, 79], harbor: [118, 84], mesa: [126, 90] },
  },
  {
    name: "Two Chaises",
    design: "10.LAC.2xARM.RAC",
    itemTypes: ["LAC", "ARM", "ARM", "RAC"],
    sizes: { dune: [140, 66], harbor: [152, 70], mesa: [164, 72] },
  },
  {
    name: "Corner with Chaise",
    design: "10.LAC.ARM.COR.ARM.RAS",
    itemTypes: ["LAC", "ARM", "COR", "ARM", "RAS"],
    sizes: { dune: [109, 111], harbor: [118, 118], mesa: [126, 126] },
  },
  {
    name: "Conversation Curve",
    design: "10.LAS.ARM.WED.ARM.RAS",
    itemTypes: ["LAS", "ARM", "WED", "ARM", "RAS"],
    sizes: { dune: [128, 128], harbor: [136, 136], mesa: [144, 144] },
  },
];
