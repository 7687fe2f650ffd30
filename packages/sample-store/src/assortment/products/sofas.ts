import { shipMethod } from "@store/contract/shared";
import type { ProductSeed } from "../product-seed.ts";
import { harborSofa } from "./harbor-sofa.ts";

/** Sofas & Loveseats. */
export const sofas: readonly ProductSeed[] = [
  harborSofa,
  {
    id: "lark-loveseat",
    name: "Lark Loveseat",
    summary:
      "Rolled arms, one long cushion, two people, one blanket. Lark fits the wall that a full sofa would crowd, and nobody has to sit on the crack.",
    details: [
      "Kiln-dried hardwood frame with sinuous steel springs",
      "One bench cushion of foam in a quilted fiber wrap, zipped and reversible",
      "Two loose back cushions between slim rolled arms",
      "Seats two; seat height 18 inches, seat depth 22 inches",
      "Turned walnut feet unscrew for narrow stairs",
    ],
    care: "Turn the bench cushion every few weeks and plump the two behind it. Vacuum the linen with a soft brush and blot spills; do not rub.",
    brands: ["general"],
    optionName: "Fabric",
    shipMethod: shipMethod.localInHome,
    size: { width: 64, depth: 36, height: 33 },
    prices: { US: 139_900, CA: 184_900 },
    variants: [
      {
        sku: "101101",
        label: "Oat Linen",
        fabric: "oat-linen",
        picture: "lark-loveseat-oat",
        alt: "Loveseat in oat linen with slim rolled arms, one bench cushion and turned walnut feet",
        stock: 28,
      },
      {
        sku: "101102",
        label: "Slate Linen",
        fabric: "slate-linen",
        picture: "lark-loveseat-slate",
        alt: "Loveseat in slate-gray linen with slim rolled arms, one bench cushion and turned walnut feet",
        stock: 22,
      },
      {
        sku: "101103",
        label: "Moss Linen",
        fabric: "moss-linen",
        picture: "lark-loveseat-moss",
        alt: "Loveseat in moss-green linen with slim rolled arms, one bench cushion and turned walnut feet",
        stock: 5,
      },
    ],
  },
  {
    id: "mesa-sofa",
    name: "Mesa Sofa",
    summary:
      "A long, flat block of comfort. Mesa keeps its back under the windowsill and its arms level, so the room stays open above it.",
    details: [
      "Only 27 inches high: it does not cut a room in two",
      "Two seats 26 inches deep, in layered foam over pocket springs",
      "Black plinth, set back so that the sofa seems to float",
      "Arms and back run round in one level band",
      "Boucle is sewn with plain seams, leather is piped",
    ],
    care: "Smooth and turn the cushions weekly. Vacuum boucle without a brush head; feed leather with cream twice a year.",
    brands: ["modern"],
    optionName: "Fabric",
    shipMethod: shipMethod.localInHome,
    isMadeToOrder: true,
    finalSale: "madeToOrder",
    terms: {
      isForMadeToOrder: true,
      title: "Made for You",
      message:
        "We cut and sew this sofa only for your order, in the fabric or leather you chose. You can cancel the order within two days. After that it cannot be returned, unless it arrives damaged or wrong.",
    },
    size: { width: 92, depth: 40, height: 27 },
    prices: { US: 249_900, CA: 329_900 },
    variants: [
      {
        sku: "101201",
        label: "Dove Boucle",
        group: "Price group 2",
        fabric: "dove-boucle",
        picture: "mesa-sofa-dove",
        alt: "Long, low sofa in dove-gray boucle with two deep seats and arms level with its back",
        stock: 16,
      },
      {
        sku: "101202",
        label: "Ivory Boucle",
        group: "Price group 2",
        fabric: "ivory-boucle",
        picture: "mesa-sofa-ivory",
        alt: "Long, low sofa in ivory boucle with two deep seats and arms level with its back",
        stock: 14,
      },
      {
        sku: "101203",
        label: "Black Leather",
        group: "Price group 4",
        fabric: "black-leather",
        picture: "mesa-sofa-black",
        alt: "Long, low sofa in black leather with piped cushions and arms level with its back",
        prices: { US: 319_900, CA: 421_900 },
      },
    ],
  },
];
