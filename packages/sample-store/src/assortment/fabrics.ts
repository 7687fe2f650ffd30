import type { StoreDatabase } from "@store/commerce-service";

interface FabricSeed extends Omit<StoreDatabase["fabric"], "fabric_id" | "picture"> {
  family: NonNullable<StoreDatabase["variant"]["color_family"]>;
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

/**
 * Every cloth and leather that furniture is covered with, the least expensive first. The color is the measured average of
 * furniture in the fabric, which its swatch has as well.
 */
export const fabrics = {
  "oat-linen": { ...linen, name: "Oat Linen", color: "#c9bca4", family: "cream" },
  "moss-linen": { ...linen, name: "Moss Linen", color: "#777b5d", family: "green" },
  "stone-linen": { ...linen, name: "Stone Linen", color: "#b2aa9b", family: "gray" },
  "slate-linen": { ...linen, name: "Slate Linen", color: "#676f76", family: "gray" },
  "clay-linen": { ...linen, name: "Clay Linen", color: "#b18467", family: "orange" },
  "indigo-linen": { ...linen, name: "Indigo Linen", color: "#47536c", family: "blue" },
  "ivory-boucle": { ...boucle, name: "Ivory Boucle", color: "#dfd8c8", family: "white" },
  "dove-boucle": { ...boucle, name: "Dove Boucle", color: "#afaba4", family: "gray" },
  "sand-boucle": { ...boucle, name: "Sand Boucle", color: "#cab99d", family: "cream" },
  "sage-boucle": { ...boucle, name: "Sage Boucle", color: "#99a18b", family: "green" },
  "walnut-boucle": { ...boucle, name: "Walnut Boucle", color: "#8b6f58", family: "brown" },
  "charcoal-boucle": { ...boucle, name: "Charcoal Boucle", color: "#55534f", family: "black" },
  "rust-velvet": { ...velvet, name: "Rust Velvet", color: "#8b492f", family: "orange" },
  "ink-velvet": { ...velvet, name: "Ink Velvet", color: "#292f3b", family: "blue" },
  "olive-velvet": { ...velvet, name: "Olive Velvet", color: "#605f3a", family: "green" },
  "smoke-velvet": { ...velvet, name: "Smoke Velvet", color: "#717579", family: "gray" },
  "forest-velvet": { ...velvet, name: "Forest Velvet", color: "#2f4c3a", family: "green" },
  "gold-velvet": { ...velvet, name: "Gold Velvet", color: "#aa8541", family: "gold" },
  "cognac-leather": { ...leather, name: "Cognac Leather", color: "#84523c", family: "brown" },
  "sand-leather": { ...leather, name: "Sand Leather", color: "#af9078", family: "brown" },
  "black-leather": { ...leather, name: "Black Leather", color: "#363434", family: "black" },
  "chestnut-leather": { ...leather, name: "Chestnut Leather", color: "#5f3d33", family: "brown" },
  "stone-leather": { ...leather, name: "Stone Leather", color: "#a4988f", family: "gray" },
  "forest-leather": { ...leather, name: "Forest Leather", color: "#3b463f", family: "green" },
} as const satisfies Readonly<Record<string, FabricSeed>>;
export type FabricId = keyof typeof fabrics;
