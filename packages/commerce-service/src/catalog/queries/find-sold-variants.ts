import type { ProductCard, Rating } from "@store/contract/catalog";
import type { Site } from "@store/contract/shared";
import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import { inSiteWords, toSiteWords } from "../../pricing/to-metric-words.ts";
import type { StorefrontContext } from "../../service/storefront-context.ts";
import { type CardVariant, groupByProduct, type SoldVariant } from "../rules/group-by-product.ts";
import { toProductCard } from "../rules/to-product-card.ts";

/** The variants to find; all that are sold by default. */
interface VariantFilter {
  productIds?: readonly string[];
  /** Every variant of the product that this SKU belongs to. */
  siblingsOf?: string;
}

/** The variants that a site and brand sell, product by product, in the catalog's order, labeled in the site's units. */
export async function findSoldVariants(
  database: Kysely<StoreDatabase>,
  storefront: StorefrontContext,
  filter: VariantFilter = {},
): Promise<SoldVariant[]> {
  const rows = await selectSold(database, storefront, filter)
    .leftJoin("category as department", "department.slug", "category.parent_slug")
    .selectAll("product")
    .select([
      "variant.option_group as optionGroup",
      "variant.drawing",
      "variant.width",
      "variant.depth",
      "variant.height",
      "variant.diameter",
      "category.title as categoryTitle",
      "category.parent_slug as departmentSlug",
      "department.title as departmentTitle",
      "variant.fabric_id as fabricId",
      "fabric.price_group as fabricPriceGroup",
      "fabric.content as fabricContent",
      "fabric.care as fabricCare",
      "fabric.picture as fabricPicture",
      "sectional_sku.collection_code as collectionCode",
      sql<Site[]>`array(select site from offer as any_offer where any_offer.sku = variant.sku order by site desc)`.as(
        "soldOn",
      ),
    ])
    .execute();
  return rows.map((row) => toSoldRow(row, storefront.site));
}

/** What cards need of the variants of products. The long texts of a product would be repeated for each variant. */
async function findCardVariants(
  database: Kysely<StoreDatabase>,
  storefront: StorefrontContext,
  productIds: readonly string[],
): Promise<CardVariant[]> {
  const rows = await selectSold(database, storefront, { productIds })
    .select([
      "product.product_id",
      "product.name",
      "product.kind",
      "product.is_made_to_order",
      "product.customization_type",
      "product.personalization",
      "product.terms",
      "product.room_picture",
      "product.room_picture_alt",
      "product.room_option",
    ])
    .execute();
  return rows.map((row) => toSoldRow(row, storefront.site));
}

function selectSold(
  database: Kysely<StoreDatabase>,
  { site, brand }: StorefrontContext,
  { productIds, siblingsOf }: VariantFilter,
) {
  return (
    database
      .selectFrom("variant")
      .innerJoin("product", "product.product_id", "variant.product_id")
      .innerJoin("category", "category.slug", "product.category_slug")
      .innerJoin("offer", (join) => join.onRef("offer.sku", "=", "variant.sku").on("offer.site", "=", site))
      .innerJoin("brand_product", (join) =>
        join.onRef("brand_product.product_id", "=", "product.product_id").on("brand_product.brand", "=", brand),
      )
      .leftJoin("fabric", "fabric.fabric_id", "variant.fabric_id")
      .leftJoin("fabric as room_fabric", "room_fabric.fabric_id", "product.room_fabric_id")
      .leftJoin("stock", "stock.sku", "variant.sku")
      .leftJoin("sectional_sku", "sectional_sku.sku", "variant.sku")
      .leftJoin("product_rating", "product_rating.product_id", "product.product_id")
      .leftJoin("sectional_collection", "sectional_collection.collection_code", "sectional_sku.collection_code")
      .select([
        "variant.sku",
        "variant.option_label as optionLabel",
        "variant.color",
        "variant.picture",
        "variant.picture_alt as pictureAlt",
        "fabric.name as fabricName",
        "room_fabric.name as roomFabricName",
        "offer.price_cents as priceCents",
        "offer.regular_price_cents as regularPriceCents",
        "offer.sale_ends_at as saleEndsAt",
        "stock.available",
        "sectional_sku.item_type_code as itemTypeCode",
        sql<Rating | null>`case when product_rating.count > 0 then
          jsonb_build_object('average', product_rating.average, 'count', product_rating.count) end`.as("rating"),
        sql<string | null>`sectional_collection.layouts #>> '{0,name}'`.as("layoutName"),
        layoutPieces.as("layoutPieces"),
        layoutPicture.as("layoutPicture"),
      ])
      .$if(productIds !== undefined, (query) => query.where("product.product_id", "in", productIds ?? []))
      // A value rather than a set, so that the planner starts at the one product.
      .$if(siblingsOf !== undefined, (query) =>
        query.where("product.product_id", "=", (eb) =>
          eb
            .selectFrom("variant as sibling")
            .select("sibling.product_id")
            .where("sibling.sku", "=", siblingsOf ?? ""),
        ),
      )
      .orderBy("product.position")
      .orderBy("variant.position")
  );
}

/** The pieces of a collection's best-selling layout. */
export const layoutPieces = sql<string[] | null>`sectional_collection.layouts #> '{0,itemTypes}'`;
/** The picture of that layout in the fabric of a variant. */
export const layoutPicture = sql<
  string | null
>`sectional_collection.layouts #>> array['0', 'pictures', variant.fabric_id]`;

/** A variant in the site's words. If a product is made to order, its stock fabrics nevertheless ship at once. */
function toSoldRow<Row extends CardVariant>(row: Row, site: Site): Row {
  return {
    ...inSiteWords(row, site),
    room_picture_alt: row.room_picture_alt && toSiteWords(row.room_picture_alt, site),
    is_made_to_order: row.is_made_to_order && row.available === null,
  };
}

/** A product to show, and optionally its SKUs. */
interface CardChoice {
  productId: string;
  shown?: readonly string[];
  isOneSku?: boolean;
}

/**
 * The cards of products in the given order; a product that is not sold here is omitted. One statement, none for no
 * products.
 */
export async function findCards(
  database: Kysely<StoreDatabase>,
  { site, brand }: StorefrontContext,
  choices: readonly CardChoice[],
): Promise<ProductCard[]> {
  if (choices.length === 0) return [];
  const productIds = choices.map(({ productId }) => productId);
  const sold = groupByProduct(await findCardVariants(database, { site, brand }, productIds));
  const byId = new Map(sold.map((product) => [product[0].product_id, product]));
  return choices.flatMap(({ productId, ...options }) => {
    const product = byId.get(productId);
    return product ? [toProductCard(product, { site, ...options })] : [];
  });
}

/** Joins to a statement's `variant` the conditions of a sale: an offer on the site and a product of the brand. */
export const joinSold = ({ site, brand }: StorefrontContext) => sql`
  join product on product.product_id = variant.product_id
  join offer on offer.sku = variant.sku and offer.site = ${site}
  join brand_product on brand_product.product_id = product.product_id and brand_product.brand = ${brand}`;
