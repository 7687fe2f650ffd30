import { type Kysely, type Selectable, sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import type { ProductTerms } from "../../database/tables/product.ts";
import type { SectionalCollectionTable, SectionalItemTypeTable } from "../../database/tables/sectional.ts";
import type { StorefrontContext } from "../../service/storefront-context.ts";

/** A collection with its product and its kinds of pieces. */
export interface Collection
  extends Pick<Selectable<SectionalCollectionTable>, "collection_code" | "legs" | "defaults" | "layouts"> {
  name: string;
  terms: ProductTerms | null;
  itemTypes: Omit<Selectable<SectionalItemTypeTable>, "collection_code" | "position">[];
}

/** A collection that a brand sells; undefined if it does not. */
export async function findCollection(
  database: Kysely<StoreDatabase>,
  { brand }: StorefrontContext,
  collectionCode: string,
): Promise<Collection | undefined> {
  return await database
    .selectFrom("sectional_collection")
    .innerJoin("product", "product.product_id", "sectional_collection.product_id")
    .innerJoin("brand_product", (join) =>
      join.onRef("brand_product.product_id", "=", "product.product_id").on("brand_product.brand", "=", brand),
    )
    .where("sectional_collection.collection_code", "=", collectionCode)
    .select(["collection_code", "legs", "defaults", "layouts", "product.name", "product.terms"])
    .select(
      sql<
        Collection["itemTypes"]
      >`(select jsonb_agg(to_jsonb(item_type) - 'collection_code' - 'position' order by item_type.position)
        from sectional_item_type item_type where item_type.collection_code = sectional_collection.collection_code)`.as(
        "itemTypes",
      ),
    )
    .executeTakeFirst();
}
