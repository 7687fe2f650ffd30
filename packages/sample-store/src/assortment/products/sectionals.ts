import { shipMethod } from "@store/contract/shared";
import type { ProductSeed } from "../product-seed.ts";
import type { CollectionCode } from "../sectionals/piece-kinds.ts";
import { type SectionalVariant, toSectionalVariants } from "../sectionals/to-sectional-variants.ts";

/** A product that is a collection of pieces. */
interface SectionalSeed extends ProductSeed {
  collection: CollectionCode;
  variants: readonly SectionalVariant[];
}

function sectional(
  collection: CollectionCode,
  { name, ...texts }: Pick<ProductSeed, "name" | "summary" | "details" | "care">,
): SectionalSeed {
  return {
    ...texts,
    collection,
    id: `${collection}-sectional`,
    name,
    optionName: "Fabric",
    shipMethod: shipMethod.localInHome,
    // Velvet and leather, which have no stock.
    isMadeToOrder: true,
    finalSale: "madeToOrder",
    terms: {
      message:
        "Every piece is made for you in the fabric you chose. You can cancel the order within two days. After that it cannot be returned unless it arrives damaged or wrong.",
      isForMadeToOrder: true,
    },
    variants: toSectionalVariants(collection, name),
  };
}

/** Sectionals. */
export const sectionals: readonly SectionalSeed[] = [
  sectional("dune", {
    name: "Dune Sectional",
    summary:
      "Twelve low pieces that join to a corner for six, a chaise for one, or whatever the next apartment asks for.",
    details: [
      "Pieces hook together with steel connectors and come apart again",
      "Bench-made frame of kiln-dried hardwood and plywood",
      "Down-blend cushions over pocket springs",
      "Linen and boucle are in stock; velvet and leather are made to your order",
      "Every piece is priced and sold on its own",
    ],
    care: "Vacuum weekly, fluff and turn the cushions, and keep the fabric out of strong sun. Professional cleaning only.",
  }),
  sectional("harbor", {
    name: "Harbor Sectional",
    summary: "Deep seats and soft square arms in twelve pieces, for evenings at which nobody wants to leave first.",
    details: [
      "Corner-blocked frame of kiln-dried ash, feather-wrapped cushions",
      "Pieces lock with a pin from below, without tools",
      "Seats 23 inches deep, backs 35 inches high",
      "Linen and boucle are in stock; velvet and leather are made to your order",
      "Every piece is priced and sold on its own",
    ],
    care: "Vacuum with a soft brush and turn the seat cushions once a month. Professional cleaning only.",
  }),
  sectional("mesa", {
    name: "Mesa Sectional",
    summary:
      "Wide and only 27 inches high, so that the window behind it keeps its view. It takes over the floor instead.",
    details: [
      "Solid foam core wrapped in feathers, on a plinth that cannot be seen",
      "Pieces join with flat steel hooks and come apart again",
      "Seats wide enough for crossed legs",
      "Linen and boucle are in stock; velvet and leather are made to your order",
      "Every piece is priced and sold on its own",
    ],
    care: "Vacuum weekly and smooth the seats by hand. Professional cleaning only.",
  }),
];
