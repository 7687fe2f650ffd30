import { toCatalogRows } from "@store/sample-store/catalog-rows";
import { parseDesign, toPieceCatalog } from "@store/sectional-ui/layout";
import type { Sharp } from "sharp";
import { drawPlan } from "./draw-plan.ts";
import type { Frame } from "./encode-preview.ts";

/** What is not rendered of a sectional, a piece or a ready layout: its plan stands for it. */
interface PlanPicture {
  /** Below the pictures, such as "pieces/<sku>" or "layouts/harbor-stone-linen". */
  readonly name: string;
  readonly collection: string;
  readonly fabricId: string;
  /** Of a piece. */
  readonly itemType?: string;
  draw(frame: Frame): Promise<Sharp>;
}

const rows = toCatalogRows();
const kinds = new Map(rows.sectional_sku.map((piece) => [piece.sku, piece]));

/** Every piece whose picture is its plan. One scale for a collection: an armless seat is smaller than a chaise. */
export const piecePlans: readonly PlanPicture[] = rows.variant.flatMap(({ sku, picture, fabric_id: fabricId }) => {
  const kind = kinds.get(sku);
  if (!kind || !fabricId || !picture.startsWith("pieces/")) return [];
  const { collection_code: collection, item_type_code: itemType } = kind;
  const draw = (frame: Frame) =>
    drawDesign({ collection, design: `10.${itemType}`, fabricId }, frame, toExtent(collection));
  return [{ name: picture, collection, itemType, fabricId, draw }];
});

/** The ready layouts of each collection, in each fabric in which they are not rendered. */
export const layoutPlans: readonly PlanPicture[] = rows.sectional_collection.flatMap(
  ({ collection_code: collection, layouts }) => {
    const designs = JSON.parse(layouts) as { design: string; pictures: Record<string, string> }[];
    return designs.flatMap(({ design, pictures }) =>
      Object.entries(pictures).flatMap(([fabricId, name]) => {
        const draw = (frame: Frame) => drawDesign({ collection, design, fabricId }, frame);
        return name.startsWith("layouts/") ? [{ name, collection, fabricId, draw }] : [];
      }),
    );
  },
);

interface Drawing {
  readonly collection: string;
  /** As a text of the planner. */
  readonly design: string;
  readonly fabricId: string;
}

/** A design of a collection in a fabric, in a frame that it fills or in which so many inches would. */
export function drawDesign({ collection, design, fabricId }: Drawing, frame: Frame, extent?: number): Promise<Sharp> {
  const catalog = toCatalog(collection);
  const parsed = parseDesign(design, catalog);
  const color = rows.fabric.find((fabric) => fabric.fabric_id === fabricId)?.color;
  if (!parsed.ok || color === undefined) throw new Error(`${collection} ${design} in ${fabricId} cannot be drawn.`);
  return drawPlan({ design: parsed.design, catalog, fabric: `swatch-${fabricId}`, color, extent }, frame);
}

function toExtent(collection: string): number {
  const own = rows.sectional_item_type.filter(({ collection_code: code }) => code === collection);
  return Math.max(...own.flatMap(({ width, depth }) => [width, depth]));
}

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
