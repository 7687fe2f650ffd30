import type { ColorFamily, FabricTable } from "../database/schema.ts";

interface FabricSeed extends Omit<FabricTable, "fabric_id" | "picture"> {
  family: ColorFamily;
}

const linen = {
  price_group: 1,
  material: "linen",
  content: "100% European linen, 420 grams per square meter",
  care: "Vacuum with a soft brush. Blot spills with a dry white cloth; professional cleaning only.",
} as const;
const boucle = {
  price_group: 2,
  material: "boucle",
  content: "62% cotton, 26% wool, 12% polyester",
  care: "Vacuum without a brush head, so that no loop catches. Blot spills and let them dry before you brush.",
} as const;
const velvet = {
  price_group: 3,
  material: "velvet",
  content: "100% cotton velvet, tested to 40,000 double rubs",
  care: "Brush with the pile. Lift water marks with steam, never with an iron.",
} as const;
const leather = {
  price_group: 4,
  material: "leather",
  content: "Full-grain aniline leather, 1.2 millimeters",
  care: "Dust with a dry cloth and feed with leather cream twice a year. Keep it a step away from radiators.",
} as const;

/** Every cloth and leather that furniture is covered with, the least expensive first. */
export const fabrics = {
  "oat-linen": { ...linen, name: "Oat Linen", color: "#d2c4ac", family: "cream" },
  "moss-linen": { ...linen, name: "Moss Linen", color: "#7d8162", family: "green" },
  "stone-linen": { ...linen, name: "Stone Linen", color: "#b5ab9c", family: "gray" },
  "slate-linen": { ...linen, name: "Slate Linen", color: "#6b747c", family: "gray" },
  "ivory-boucle": { ...boucle, name: "Ivory Boucle", color: "#ebe3d3", family: "white" },
  "dove-boucle": { ...boucle, name: "Dove Boucle", color: "#b9b4ad", family: "gray" },
  "rust-velvet": { ...velvet, name: "Rust Velvet", color: "#9a5233", family: "orange" },
  "ink-velvet": { ...velvet, name: "Ink Velvet", color: "#2b3444", family: "blue" },
  "olive-velvet": { ...velvet, name: "Olive Velvet", color: "#6a6a3e", family: "green" },
  "cognac-leather": { ...leather, name: "Cognac Leather", color: "#8e5938", family: "brown" },
  "sand-leather": { ...leather, name: "Sand Leather", color: "#c2a582", family: "brown" },
  "black-leather": { ...leather, name: "Black Leather", color: "#2c2a29", family: "black" },
} as const satisfies Readonly<Record<string, FabricSeed>>;
export type FabricId = keyof typeof fabrics;
