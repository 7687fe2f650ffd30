import type { CatalogRows } from "@store/commerce-service";
import { type PictureHashes, toPicturePath } from "./picture-path.ts";
import { sectionals } from "./products/sectionals.ts";
import { roomFabrics } from "./room-pictures.ts";
import { legs, readyDesigns, sectionalFabrics } from "./sectionals/collections.ts";
import { type CollectionCode, heights, pieceKinds } from "./sectionals/piece-kinds.ts";

const defaults = {
  fabricId: sectionalFabrics[0],
  legFinishCode: legs[0].code,
  repositoryCode: "STANDARD",
  armChoiceCode: "TRACK",
  cushionCode: "LOOSE",
  cushionChoice: "DOWN",
};

/** The rows of the collections, their kinds of pieces and their SKUs. */
export function toSectionalRows(
  hashes: PictureHashes,
): Pick<CatalogRows, "sectional_collection" | "sectional_item_type" | "sectional_sku"> {
  return {
    sectional_collection: sectionals.map(({ id, collection }, index) => ({
      collection_code: collection,
      product_id: id,
      legs: JSON.stringify(legs),
      defaults: JSON.stringify(defaults),
      layouts: JSON.stringify(
        readyDesigns.map(({ sizes, ...design }, at) => {
          const [width, depth] = sizes[collection];
          return { ...design, width, depth, pictures: toPictures({ collection, at, name: design.name }, hashes) };
        }),
      ),
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

interface ShownDesign {
  collection: CollectionCode;
  /** Its place among the designs; lists show the collection by the first. */
  at: number;
  name: string;
}

/** A design in each fabric: in its room where it was rendered, else its plan. */
function toPictures({ collection, at, name }: ShownDesign, hashes: PictureHashes): Record<string, string> {
  const room = `${collection}-sectional`;
  const plan = `layouts/${collection}-${at === 0 ? "" : `${name.toLowerCase().replaceAll(" ", "-")}-`}`;
  return Object.fromEntries(
    sectionalFabrics.map((fabric) => {
      const isRendered = at === 0 && roomFabrics[room] === fabric;
      return [fabric, toPicturePath(isRendered ? `${room}-room` : `${plan}${fabric}`, hashes)];
    }),
  );
}
