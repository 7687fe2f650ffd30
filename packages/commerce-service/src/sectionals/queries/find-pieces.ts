import type { Kysely } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import { toSiteWords } from "../../pricing/to-metric-words.ts";
import type { StorefrontContext } from "../../service/storefront-context.ts";

/** A SKU of a collection in one fabric, as a site sells it. Lengths in inches, money in cents. */
export interface Piece {
  sku: string;
  itemTypeCode: string;
  picture: string;
  fabricName: string;
  fabricPicture: string;
  material: string;
  priceCents: number;
  regularPriceCents: number;
  /** Null if it is made to order. */
  available: number | null;
  isMadeToOrder: boolean;
}

/** The fabric of pieces: by the code of its swatch, or by its id. */
type PieceFabric = { choiceCode: string } | { fabricId: string };

/** The pieces of a collection in a fabric, by item type; none if it does not come in the fabric or the site sells none. */
export async function findPieces(
  database: Kysely<StoreDatabase>,
  { site }: StorefrontContext,
  { collectionCode, fabric }: { collectionCode: string; fabric: PieceFabric },
): Promise<Map<string, Piece>> {
  const rows = await database
    .selectFrom("sectional_sku")
    .innerJoin("variant", "variant.sku", "sectional_sku.sku")
    .innerJoin("product", "product.product_id", "variant.product_id")
    .innerJoin("fabric", "fabric.fabric_id", "variant.fabric_id")
    .innerJoin("offer", (join) => join.onRef("offer.sku", "=", "variant.sku").on("offer.site", "=", site))
    .leftJoin("stock", "stock.sku", "variant.sku")
    .where("sectional_sku.collection_code", "=", collectionCode)
    .where("variant.fabric_id", "=", (eb) =>
      "fabricId" in fabric
        ? eb.val(fabric.fabricId)
        : eb.selectFrom("swatch").select("swatch.fabric_id").where("swatch.choice_code", "=", fabric.choiceCode),
    )
    .select([
      "sectional_sku.sku",
      "sectional_sku.item_type_code as itemTypeCode",
      "variant.picture",
      "fabric.name as fabricName",
      "fabric.picture as fabricPicture",
      "fabric.material",
      "offer.price_cents as priceCents",
      "offer.regular_price_cents as regularPriceCents",
      "stock.available",
      "product.is_made_to_order as isMadeToOrder",
    ])
    .execute();
  return new Map(
    rows.map((row) => [row.itemTypeCode, { ...row, fabricName: toSiteWords(row.fabricName, site) }] as const),
  );
}
