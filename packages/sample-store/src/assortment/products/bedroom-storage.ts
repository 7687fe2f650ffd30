import { shipMethod } from "@store/contract/shared";
import type { ProductSeed } from "../product-seed.ts";

/** Nightstands & Dressers. */
export const bedroomStorage: readonly ProductSeed[] = [
  {
    id: "willow-nightstand",
    name: "Willow Nightstand",
    summary:
      "One drawer for what you would rather not see at night, one shelf for the books you keep for it. Rounded posts spare your knees in the dark.",
    details: [
      "Solid posts that taper to the feet, framed sides",
      "Dovetailed drawer with a turned brass knob",
      "Open shelf 10 inches high, for books upright",
      "Lipped top, so a glass does not slide off",
      "Comes assembled",
    ],
    care: "Wipe with a damp cloth and dry. Wax the drawer runners with a candle if they ever squeak.",
    optionName: "Wood",
    shipMethod: shipMethod.basicFreight,
    size: { width: 22, depth: 17, height: 24 },
    prices: { US: 34_900, CA: 45_900 },
    variants: [
      {
        sku: "102801",
        label: "Oak",
        color: "#b98f5c",
        family: "brown",
        material: "oak",
        picture: "willow-nightstand-oak",
        alt: "Oak nightstand with one drawer, a brass knob and an open shelf below",
        stock: 42,
      },
      {
        sku: "102802",
        label: "Walnut",
        color: "#4f382b",
        family: "brown",
        material: "walnut",
        picture: "willow-nightstand-walnut",
        alt: "Walnut nightstand with one drawer, a brass knob and an open shelf below",
        stock: 40,
      },
    ],
  },
  {
    id: "willow-dresser",
    name: "Willow Six-Drawer Dresser",
    summary:
      "Three rows of two, each a little deeper than the one above: socks on top, sweaters below, and nobody has to label anything.",
    details: [
      "Six dovetailed drawers with turned brass knobs, on soft-closing runners",
      "Solid posts and top, framed sides and a solid back",
      "33 inches high: a good height for a mirror and a lamp",
      "Anti-tip strap and screws included",
      "Carried in and leveled by two people",
    ],
    care: "Dust along the grain. Line the drawers if you store wool with cedar: its oil marks the wood.",
    brands: ["general"],
    optionName: "Wood",
    shipMethod: shipMethod.localInHome,
    size: { width: 60, depth: 19, height: 33 },
    prices: { US: 119_900, CA: 159_900 },
    variants: [
      {
        sku: "102901",
        label: "Oak",
        color: "#b98f5c",
        family: "brown",
        material: "oak",
        picture: "willow-dresser-oak",
        alt: "Wide oak dresser with three rows of two drawers and brass knobs",
        stock: 16,
      },
      {
        sku: "102902",
        label: "Walnut",
        color: "#4f382b",
        family: "brown",
        material: "walnut",
        picture: "willow-dresser-walnut",
        alt: "Wide walnut dresser with three rows of two drawers and brass knobs",
        stock: 14,
      },
    ],
  },
];
