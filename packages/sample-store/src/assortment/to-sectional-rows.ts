import type { CatalogRows } from "@store/commerce-service";
import { sectionals } from "./products/sectionals.ts";
import { legs, readyDesigns, sectionalFabrics } from "./sectionals/collections.ts";
import { heights, pieceKinds } from "./sectionals/piece-kinds.ts";

const defaults = {
  fabricId: sectionalFabrics[0],
  legFinishCode: legs[0].code,
  repositoryCode: "STANDARD",
  armChoiceCode: "TRACK",
  cushionCode: "LOOSE",
  cushionChoice: "DOWN",
};

/** The rows of the collections, their kinds of pieces and their SKUs. */
export function toSectionalRows(): Pick<CatalogRows, "sectional_collection" | "sectional_item_type" | "sectional_sku"> {
  return {
    sectional_collection: sectionals.map(({ id, collection }, index) => ({
      collection_code: collection,
      product_id: id,
      legs: JSON.stringify(legs),
      defaults: JSON.stringify(defaults),
      layouts: JSON.stringify(readyDesigns),
      position: index + 1,
    })),
    sectional_item_type: sectionals.flatMap(({ collection }) =>
      pieceKinds.map(({ code, name, joins, arms, backs, mirror, seats, sizes, height }, index) => ({
        collection_code: collection,
        item_type_code: code,
        name,
        width: sizes[collection][0],
        depth: sizes[collection][1],
        height: height ?? heights[collection],
        joins: JSON.stringify(joins),
        arms: [...arms],
        backs: [...backs],
        mirror_item_type_code: mirror,
        seats,
        position: index + 1,
      })),
    ),
    sectional_sku: sectionals.flatMap(({ variants }) =>
      variants.map(({ sku, collection, itemType }) => ({
        sku,
        collection_code: collection,
        item_type_code: itemType,
      })),
    ),
  };
}
