import { type FabricId, fabrics } from "../fabrics.ts";
import type { VariantSeed } from "../product-seed.ts";
import { firstSkus, sectionalFabrics, skuBases, stockOf, surcharges } from "./collections.ts";
import { type CollectionCode, heights, type PieceKindSeed, pieceKinds } from "./piece-kinds.ts";

/** A SKU of a collection: a kind of piece in a fabric. */
export interface SectionalVariant extends VariantSeed {
  collection: CollectionCode;
  itemType: string;
}

/** Every piece of a collection in every fabric, fabric by fabric. */
export function toSectionalVariants(collection: CollectionCode, collectionName: string): SectionalVariant[] {
  return sectionalFabrics.flatMap((fabric, fabricAt) =>
    pieceKinds.map((kind, kindAt): SectionalVariant => {
      const own = firstSkus[`${collection} ${kind.code} ${fabric}`];
      const sku = own?.sku ?? String(skuBases[collection] + (fabricAt + 1) * 100 + kindAt + 1);
      const { name, color } = fabrics[fabric];
      const stock = stockOf[fabric];
      const [width, depth] = kind.sizes[collection];
      return {
        collection,
        itemType: kind.code,
        sku,
        label: `${kind.name}, ${name}`,
        group: name,
        fabric,
        color,
        picture: own?.picture ?? `pieces/${sku}`,
        alt: `${kind.name} of the ${collectionName} in ${name}`,
        size: { width, depth, height: kind.height ?? heights[collection] },
        prices: toPrices(kind, collection, fabric),
        ...(stock !== undefined && { stock }),
      };
    }),
  );
}

/** The price in cents: rounded up to the next 9 dollars in the US, and to 50 dollars less one in Canada. */
function toPrices({ dollars }: PieceKindSeed, collection: CollectionCode, fabric: FabricId) {
  const surcharge = 100 + surcharges[fabrics[fabric].price_group];
  // In whole numbers: 1.15 is no exact fraction.
  const us = Math.ceil((dollars[collection] * surcharge - 900) / 1000) * 10 + 9;
  const canada = Math.ceil((us * 13) / 500) * 50 - 1;
  return { US: us * 100, CA: canada * 100 };
}
