import type { ProductCard } from "@store/contract/catalog";
import type { Site } from "@store/contract/shared";
import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import type { StorefrontContext } from "../../service/storefront-context.ts";
import { groupByProduct, type SoldVariant } from "../rules/group-by-product.ts";
import { inSiteWords } from "../rules/to-metric-words.ts";
import { toProductCard } from "../rules/to-product-card.ts";

/** Which variants to find; all that are sold when nothing is given. */
interface VariantFilter {
  productIds?: readonly string[];
  /** Every variant of the product that this SKU belongs to. */
  siblingsOf?: string;
}

/** The variants that a site and brand sell, product by product, in the catalog's order, labeled in the site's units. */
export async function findSoldVariants(
  database: Kysely<StoreDatabase>,
  { site, brand }: StorefrontContext,
  { productIds, siblingsOf }: VariantFilter = {},
): Promise<SoldVariant[]> {
  const rows = await database
    .selectFrom("variant")
    .innerJoin("product", "product.product_id", "variant.product_id")
    .innerJoin("category", "category.slug", "product.category_slug")
    .innerJoin("offer", (join) => join.onRef("offer.sku", "=", "variant.sku").on("offer.site", "=", site))
    .innerJoin("brand_product", (join) =>
      join.onRef("brand_product.product_id", "=", "product.product_id").on("brand_product.brand", "=", brand),
    )
    .leftJoin("category as department", "department.slug", "category.parent_slug")
    .leftJoin("fabric", "fabric.fabric_id", "variant.fabric_id")
    .leftJoin("fabric as room_fabric", "room_fabric.fabric_id", "product.room_fabric_id")
    .leftJoin("stock", "stock.sku", "variant.sku")
    .selectAll("product")
    .select([
      "variant.sku",
      "variant.option_label as optionLabel",
      "variant.option_group as optionGroup",
      "variant.color",
      "variant.picture",
      "variant.picture_alt as pictureAlt",
      "variant.width",
      "variant.depth",
      "variant.height",
      "variant.diameter",
      "category.title as categoryTitle",
      "category.parent_slug as departmentSlug",
      "department.title as departmentTitle",
      "fabric.name as fabricName",
      "fabric.price_group as fabricPriceGroup",
      "fabric.content as fabricContent",
      "fabric.care as fabricCare",
      "fabric.picture as fabricPicture",
      "room_fabric.name as roomFabricName",
      "offer.price_cents as priceCents",
      "offer.regular_price_cents as regularPriceCents",
      "stock.available",
      sql<Site[]>`array(select site from offer as any_offer where any_offer.sku = variant.sku order by site desc)`.as(
        "soldOn",
      ),
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
    .execute();
  // Of a product that is made to order, a fabric that is kept in stock need not be made first.
  return rows.map((row) => ({
    ...inSiteWords(row, site),
    is_made_to_order: row.is_made_to_order && row.available === null,
  }));
}

/** A product to show, and by which of its SKUs where that matters. */
interface CardChoice {
  productId: string;
  shown?: readonly string[];
}

/** The cards of products in the order given; one that is not sold here is left out. One statement, none for no products. */
export async function findCards(
  database: Kysely<StoreDatabase>,
  { site, brand }: StorefrontContext,
  choices: readonly CardChoice[],
): Promise<ProductCard[]> {
  if (choices.length === 0) return [];
  const productIds = choices.map(({ productId }) => productId);
  const sold = groupByProduct(await findSoldVariants(database, { site, brand }, { productIds }));
  const byId = new Map(sold.map((product) => [product[0].product_id, product]));
  return choices.flatMap(({ productId, shown = [] }) => {
    const product = byId.get(productId);
    return product ? [toProductCard(product, { site, shown })] : [];
  });
}

/** Joins to a statement's `variant` what makes it sold: an offer on the site and a product of the brand. */
export const joinSold = ({ site, brand }: StorefrontContext) => sql`
  join product on product.product_id = variant.product_id
  join offer on offer.sku = variant.sku and offer.site = ${site}
  join brand_product on brand_product.product_id = product.product_id and brand_product.brand = ${brand}`;
