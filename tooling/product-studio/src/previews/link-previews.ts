import { toCatalogRows } from "@store/sample-store/catalog-rows";
import { parseLayout, toPieceCatalog } from "@store/sectional-ui/layout";
import sharp, { type Sharp } from "sharp";
import { drawPlan } from "./draw-plan.ts";
import { drawProduct } from "./draw-product.ts";
import { drawHome, drawListing } from "./draw-signed.ts";
import { previewSize } from "./encode-preview.ts";
import { listListings } from "./list-listings.ts";

/** The picture of a shared link: its name below the pictures, and how it is drawn. */
export interface LinkPreview {
  readonly name: string;
  /** How large it should be: there are hundreds of pieces. */
  readonly bytes: number;
  draw(): Promise<Sharp>;
}

const rows = toCatalogRows();
const brands = ["general", "modern"] as const;

/** Every page of the sample store that has a picture of its own where its link is shared. */
export function linkPreviews(): readonly LinkPreview[] {
  const pictures = [...new Set(rows.variant.map(({ picture }) => picture))];
  return [
    ...brands.map((brand) => ({ name: `brand/${brand}`, bytes: 45_000, draw: () => drawHome(brand) })),
    ...brands.flatMap((brand) =>
      listListings(rows, brand).map(({ slug, pictures: shown }) => ({
        name: `brand/${brand}-${slug}`,
        bytes: 45_000,
        draw: () => drawListing(brand, shown),
      })),
    ),
    ...pictures
      .filter(isRendered)
      .map((name) => ({ name, bytes: 30_000, draw: async () => sharp(await drawProduct(name, previewSize)) })),
    ...toPiecePreviews(),
    ...toPlannerPreviews(),
  ];
}

/** Pieces without a picture are drawn by the service. */
export const isRendered = (picture: string) => !picture.endsWith(".svg");

function toPiecePreviews(): LinkPreview[] {
  const kinds = new Map(rows.sectional_sku.map((piece) => [piece.sku, piece]));
  return rows.variant.flatMap(({ sku, picture, fabric_id: fabricId }) => {
    const kind = kinds.get(sku);
    if (!kind || isRendered(picture)) return [];
    const { collection_code: collection, item_type_code: itemTypeCode } = kind;
    const draw = () =>
      drawPlan({
        layout: { rotation: 0, pieces: [{ id: sku, itemTypeCode }] },
        catalog: toCatalog(collection),
        fabric: `swatch-${fabricId}`,
      });
    return [{ name: picture.slice(0, -".svg".length), bytes: 18_000, draw }];
  });
}

/** A collection is shown as the largest of its ready layouts, in its first fabric. */
function toPlannerPreviews(): LinkPreview[] {
  return rows.sectional_collection.map(({ collection_code: collection, layouts, defaults }) => {
    const { fabricId } = JSON.parse(defaults) as { fabricId: string };
    const designs = JSON.parse(layouts) as { design: string; itemTypes: string[] }[];
    const [largest] = designs.toSorted((one, other) => other.itemTypes.length - one.itemTypes.length);
    const catalog = toCatalog(collection);
    const parsed = parseLayout(largest?.design ?? "", catalog);
    if (!parsed.ok) throw new Error(`The collection ${collection} has no layout that can be drawn.`);
    const draw = () => drawPlan({ layout: parsed.layout, catalog, fabric: `swatch-${fabricId}` });
    return { name: `planner/${collection}`, bytes: 30_000, draw };
  });
}

function toCatalog(collection: string) {
  const reading = toPieceCatalog(
    rows.sectional_item_type
      .filter(({ collection_code: code }) => code === collection)
      .map(({ item_type_code: itemTypeCode, mirror_item_type_code: mirrorItemTypeCode, joins, ...kind }) => ({
        ...kind,
        itemTypeCode,
        mirrorItemTypeCode,
        joins: JSON.parse(joins),
      })),
  );
  if (!reading.ok) throw new Error(`The pieces of ${collection} cannot be drawn: ${reading.problem.kind}.`);
  return reading.catalog;
}
