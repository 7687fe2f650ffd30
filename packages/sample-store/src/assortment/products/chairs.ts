import { shipMethod } from "@store/contract/shared";
import type { ProductSeed } from "../product-seed.ts";

/** Chairs & Ottomans. */
export const chairs: readonly ProductSeed[] = [
  {
    id: "wren-chair",
    name: "Wren Lounge Chair",
    summary:
      "A small tub chair with a channelled back that holds you like a hand. Upholstered to your order in cotton velvet, one chair at a time.",
    details: [
      "Made to order by one upholsterer, who signs the frame",
      "Curved back over a frame of steam-bent ash, walnut legs",
      "Cotton velvet, tested to 40,000 double rubs",
      "Seat height 17 inches",
    ],
    care: "Brush the velvet with its pile. Lift water marks with steam, never with an iron.",
    optionName: "Fabric",
    shipMethod: shipMethod.localInHome,
    isMadeToOrder: true,
    size: { width: 29, depth: 32, height: 30 },
    prices: { US: 109_900, CA: 144_900 },
    variants: [
      {
        sku: "100601",
        label: "Rust Velvet",
        fabric: "rust-velvet",
        picture: "wren-chair-rust",
        alt: "Rounded tub chair in rust velvet with a channelled back and walnut legs",
      },
      {
        sku: "100602",
        label: "Ink Velvet",
        fabric: "ink-velvet",
        picture: "wren-chair-ink",
        alt: "Rounded tub chair in ink-blue velvet with a channelled back and walnut legs",
      },
      {
        sku: "100603",
        label: "Olive Velvet",
        fabric: "olive-velvet",
        picture: "wren-chair-olive",
        alt: "Rounded tub chair in olive-green velvet with a channelled back and walnut legs",
      },
    ],
  },
  {
    id: "alder-armchair",
    name: "Alder Armchair",
    summary:
      "A reading chair in an open oak frame, with arms shaped like paddles because that is how a forearm rests. It waits by the window and asks only for a lamp.",
    details: [
      "Made to order: we cut the linen when you choose it",
      "Solid oak frame with turned legs and a slatted back, oiled",
      "Two loose cushions with zipped covers",
      "Seat height 18 inches, which makes standing up easy",
      "Handsome from behind: it may stand in the middle of a room",
    ],
    care: "Oil the arms once a year. Vacuum the cushions and turn the seat cushion every month.",
    brands: ["general"],
    optionName: "Fabric",
    shipMethod: shipMethod.localInHome,
    isMadeToOrder: true,
    finalSale: "madeToOrder",
    terms: {
      isForMadeToOrder: true,
      message:
        "This chair is made for you in the fabric you chose. You can cancel the order within two days. After that it is yours: it cannot be returned unless it arrives damaged or wrong.",
    },
    size: { width: 30, depth: 33, height: 31 },
    prices: { US: 79_900, CA: 105_900 },
    variants: [
      {
        sku: "101301",
        label: "Oat Linen",
        fabric: "oat-linen",
        picture: "alder-armchair-oat",
        alt: "Armchair in an open oak frame with paddle arms and two cushions in oat linen",
      },
      {
        sku: "101302",
        label: "Moss Linen",
        fabric: "moss-linen",
        picture: "alder-armchair-moss",
        alt: "Armchair in an open oak frame with paddle arms and two cushions in moss-green linen",
      },
      {
        sku: "101303",
        label: "Stone Linen",
        fabric: "stone-linen",
        picture: "alder-armchair-stone",
        alt: "Armchair in an open oak frame with paddle arms and two cushions in stone linen",
      },
    ],
  },
  {
    id: "pivot-swivel-chair",
    name: "Pivot Swivel Chair",
    summary:
      "Turn to the view, turn to the talk, turn your back on the dishes. Pivot is a boucle barrel on a bearing that nobody hears.",
    details: [
      "Turns all the way round on a steel ball bearing",
      "Barrel of molded foam over a bent plywood shell",
      "28 inches high: stays below a kitchen counter",
      "Thick seat cushion with a zipped cover, and a loose back pillow",
      "Stands on a low black disc, so there are no feet to vacuum around",
    ],
    care: "Vacuum without a brush head. Trim a pulled loop with scissors; never pull it through.",
    brands: ["modern"],
    optionName: "Fabric",
    shipMethod: shipMethod.localInHome,
    size: { width: 32, depth: 32, height: 28 },
    prices: { US: 114_900, CA: 151_900 },
    variants: [
      {
        sku: "101401",
        label: "Ivory Boucle",
        fabric: "ivory-boucle",
        picture: "pivot-swivel-chair-ivory",
        alt: "Round swivel chair in ivory boucle with a thick seat and a loose back pillow",
        stock: 20,
      },
      {
        sku: "101402",
        label: "Dove Boucle",
        fabric: "dove-boucle",
        picture: "pivot-swivel-chair-dove",
        alt: "Round swivel chair in dove-gray boucle with a thick seat and a loose back pillow",
        stock: 17,
      },
    ],
  },
  {
    id: "hearth-ottoman",
    name: "Hearth Ottoman",
    summary:
      "Feet up, tray down, or one more seat when the neighbors stay. A drum of full-grain leather that darkens where it is loved.",
    details: [
      "Eight panels of full-grain aniline leather, drawn in by one button",
      "Firm foam core: holds a tray level and an adult easily",
      "Stands on a walnut ring, set back out of sight of your toes",
      "24 inches across, 17 inches high",
    ],
    care: "Dust with a dry cloth. Leather cream twice a year evens out scratches; water marks fade when you rub them with your hand.",
    optionName: "Leather",
    shipMethod: shipMethod.standard,
    size: { diameter: 24, height: 17 },
    prices: { US: 44_900, CA: 58_900 },
    variants: [
      {
        sku: "101501",
        label: "Cognac Leather",
        fabric: "cognac-leather",
        picture: "hearth-ottoman-cognac",
        alt: "Round ottoman of eight panels in cognac-brown leather with a button in its middle",
        stock: 36,
      },
      {
        sku: "101502",
        label: "Sand Leather",
        fabric: "sand-leather",
        picture: "hearth-ottoman-sand",
        alt: "Round ottoman of eight panels in sand-colored leather with a button in its middle",
        stock: 30,
      },
      {
        sku: "101503",
        label: "Black Leather",
        fabric: "black-leather",
        picture: "hearth-ottoman-black",
        alt: "Round ottoman of eight panels in black leather with a button in its middle",
        stock: 26,
      },
    ],
  },
];
