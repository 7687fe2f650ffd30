import type { Kysely, Selectable } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import type { SectionalItemTypeTable } from "../../database/tables/sectional.ts";

/** What the drawing of a piece shows. */
export interface DrawnPiece
  extends Pick<Selectable<SectionalItemTypeTable>, "width" | "depth" | "height" | "arms" | "backs" | "seats"> {
  /** The color of its fabric. */
  color: string;
}

/** The piece of a SKU with the color of its fabric; undefined if it is no piece of a sectional. */
export function findDrawnPiece(database: Kysely<StoreDatabase>, sku: string): Promise<DrawnPiece | undefined> {
  return database
    .selectFrom("sectional_sku")
    .innerJoin("sectional_item_type", (join) =>
      join
        .onRef("sectional_item_type.collection_code", "=", "sectional_sku.collection_code")
        .onRef("sectional_item_type.item_type_code", "=", "sectional_sku.item_type_code"),
    )
    .innerJoin("variant", "variant.sku", "sectional_sku.sku")
    .innerJoin("fabric", "fabric.fabric_id", "variant.fabric_id")
    .where("sectional_sku.sku", "=", sku)
    .select([
      "sectional_item_type.width",
      "sectional_item_type.depth",
      "sectional_item_type.height",
      "sectional_item_type.arms",
      "sectional_item_type.backs",
      "sectional_item_type.seats",
      "fabric.color",
    ])
    .executeTakeFirst();
}
