import { shipMethod } from "@store/contract/shared";
import { type FabricId, fabrics } from "../fabrics.ts";
import type { ProductSeed, VariantSeed } from "../product-seed.ts";

const harborPrices = {
  1: { US: 189_900, CA: 249_900 },
  2: { US: 219_900, CA: 289_900 },
  3: { US: 249_900, CA: 329_900 },
  4: { US: 279_900, CA: 369_900 },
} as const;

function harborIn(fabric: FabricId, { sku, stock }: { sku: string; stock: number }): VariantSeed {
  const { name, price_group } = fabrics[fabric];
  return {
    sku,
    label: name,
    group: `Price group ${price_group}`,
    fabric,
    picture: `harbor-sofa-${fabric}`,
    alt: `Wide sofa in ${name.toLowerCase()} with two seat cushions and slim wooden legs`,
    prices: harborPrices[price_group],
    stock,
  };
}

/** The sofa of both brands, in sixteen of their fabrics. */
export const harborSofa: ProductSeed = {
  id: "harbor-sofa",
  name: "Harbor Sofa",
  summary:
    "Low, wide and forgiving: a sofa for three with two seats deep enough to curl up on and arms just right for a mug.",
  details: [
    "Kiln-dried hardwood frame, corner-blocked and doweled",
    "Seat cushions of high-resilience foam in a feather wrap",
    "Back cushions are loose and reversible; all covers zip off",
    "Solid oak legs, screwed on in five minutes without tools",
    "Seats three; seat height 18 inches, seat depth 24 inches",
  ],
  care: "Vacuum with a soft brush and turn the cushions every month. Blot spills at once with a dry white cloth; leather wants only a damp one.",
  optionName: "Fabric",
  shipMethod: shipMethod.localInHome,
  size: { width: 88, depth: 38, height: 33 },
  variants: [
    {
      sku: "100101",
      label: "Oat Linen",
      group: "Price group 1",
      fabric: "oat-linen",
      picture: "harbor-sofa-oat",
      alt: "Wide sofa in oat linen with two seat cushions and slim wooden legs",
      prices: harborPrices[1],
      stock: 40,
    },
    {
      sku: "100102",
      label: "Moss Linen",
      group: "Price group 1",
      fabric: "moss-linen",
      picture: "harbor-sofa-moss",
      alt: "Wide sofa in moss-green linen with two seat cushions and slim wooden legs",
      prices: harborPrices[1],
      stock: 32,
    },
    {
      sku: "100103",
      label: "Ivory Boucle",
      group: "Price group 2",
      fabric: "ivory-boucle",
      picture: "harbor-sofa-ivory",
      alt: "Wide sofa in ivory boucle with two seat cushions and slim wooden legs",
      prices: harborPrices[2],
      stock: 24,
    },
    {
      sku: "100104",
      label: "Cognac Leather",
      group: "Price group 4",
      fabric: "cognac-leather",
      picture: "harbor-sofa-cognac",
      alt: "Wide sofa in cognac-brown leather with two seat cushions and slim wooden legs",
      prices: harborPrices[4],
      stock: 18,
    },
    harborIn("clay-linen", { sku: "100105", stock: 12 }),
    harborIn("indigo-linen", { sku: "100106", stock: 10 }),
    harborIn("sand-boucle", { sku: "100107", stock: 9 }),
    harborIn("sage-boucle", { sku: "100108", stock: 8 }),
    harborIn("walnut-boucle", { sku: "100109", stock: 8 }),
    harborIn("charcoal-boucle", { sku: "100110", stock: 11 }),
    harborIn("smoke-velvet", { sku: "100111", stock: 9 }),
    harborIn("forest-velvet", { sku: "100112", stock: 7 }),
    harborIn("gold-velvet", { sku: "100113", stock: 6 }),
    harborIn("chestnut-leather", { sku: "100114", stock: 8 }),
    harborIn("stone-leather", { sku: "100115", stock: 6 }),
    harborIn("forest-leather", { sku: "100116", stock: 6 }),
  ],
};
