import { toCatalogRows } from "@store/sample-store/catalog-rows";
import { toPieceCatalog } from "@store/sectional-ui/layout";
import type { Sharp } from "sharp";
import { drawPlan } from "./draw-plan.ts";
import type { Frame } from "./encode-preview.ts";

/** A piece of a sectional that was not rendered: its plan stands for it. */
interface PlanPicture {
  /** Below the pictures, such as "pieces/" and a SKU. */
  readonly name: string;
  draw(frame: Frame): Promise<Sharp>;
}

const rows = toCatalogRows();
const kinds = new Map(rows.sectional_sku.map((piece) => [piece.sku, piece]));

/** Every piece whose picture is its plan. */
export const planPictures: readonly PlanPicture[] = rows.variant.flatMap(({ sku, picture, fabric_id: fabricId }) => {
  const kind = kinds.get(sku);
  if (!kind || !picture.startsWith("pieces/")) return [];
  const design = { rotation: 0, pieces: [{ id: sku, itemTypeCode: kind.item_type_code }] } as const;
  const catalog = toCatalog(kind.collection_code);
  const draw = (frame: Frame) => drawPlan({ design, catalog, fabric: `swatch-${fabricId}` }, frame);
  return [{ name: picture.replace(/\.\w+$/, ""), draw }];
});

/** The pieces of a collection. Throws if no design could be built with them. */
export function toCatalog(collection: string) {
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
