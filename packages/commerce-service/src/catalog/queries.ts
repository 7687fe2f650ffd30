import type { Brand, Site } from "@store/contract/shared";
import type { Kysely, Selectable } from "kysely";
import type { CategoryTable, HomePageTable, StoreDatabase, StoreLocationTable } from "../database/schema.ts";
import type { SoldVariant } from "./rules/group-by-product.ts";

export type CategoryRow = Selectable<CategoryTable>;
export type HomePageRow = Selectable<HomePageTable>;
export type StoreLocationRow = Selectable<StoreLocationTable>;

/** Which variants to find; all that are sold when nothing is given. */
export interface VariantFilter {
  categorySlug?: string;
  otherCategoryThan?: string;
  productIds?: readonly string[];
  /** Every variant of the product that this SKU belongs to. */
  siblingsOf?: string;
}

/** The variants that a site and brand sell, product by product, in the catalogue's order. */
export async function findSoldVariants(
  database: Kysely<StoreDatabase>,
  { site, brand }: { site: Site; brand: Brand },
  { categorySlug, otherCategoryThan, productIds, siblingsOf }: VariantFilter = {},
): Promise<SoldVariant[]> {
  return database
    .selectFrom("variant")
    .innerJoin("product", "product.product_id", "variant.product_id")
    .innerJoin("category", "category.slug", "product.category_slug")
    .innerJoin("offer", (join) => join.onRef("offer.sku", "=", "variant.sku").on("offer.site", "=", site))
    .innerJoin("brand_product", (join) =>
      join.onRef("brand_product.product_id", "=", "product.product_id").on("brand_product.brand", "=", brand),
    )
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
      "offer.price_cents as priceCents",
      "offer.regular_price_cents as regularPriceCents",
      "stock.available",
    ])
    .$if(categorySlug !== undefined, (query) => query.where("product.category_slug", "=", categorySlug ?? ""))
    .$if(otherCategoryThan !== undefined, (query) =>
      query.where("product.category_slug", "<>", otherCategoryThan ?? ""),
    )
    .$if(productIds !== undefined, (query) => query.where("product.product_id", "in", productIds ?? []))
    .$if(siblingsOf !== undefined, (query) =>
      query.where("product.product_id", "in", (eb) =>
        eb
          .selectFrom("variant as sibling")
          .select("sibling.product_id")
          .where("sibling.sku", "=", siblingsOf ?? ""),
      ),
    )
    .orderBy("product.position")
    .orderBy("variant.position")
    .execute();
}

/** Every category in the order of the navigation. */
export function findCategories(database: Kysely<StoreDatabase>): Promise<CategoryRow[]> {
  return database.selectFrom("category").selectAll().orderBy("position").execute();
}

/** One category; undefined when there is none of that name. */
export function findCategory(database: Kysely<StoreDatabase>, slug: string): Promise<CategoryRow | undefined> {
  return database.selectFrom("category").selectAll().where("slug", "=", slug).executeTakeFirst();
}

/** What a brand's home page shows. */
export function findHomePage(database: Kysely<StoreDatabase>, brand: Brand): Promise<HomePageRow> {
  return database.selectFrom("home_page").selectAll().where("brand", "=", brand).executeTakeFirstOrThrow();
}

/** The stores of a site by name. */
export function findStores(database: Kysely<StoreDatabase>, site: Site): Promise<StoreLocationRow[]> {
  return database.selectFrom("store_location").selectAll().where("site", "=", site).orderBy("name").execute();
}
