import { type Insertable, type Kysely, type RawBuilder, sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import { deleteOthers, writeRows } from "../../database/write-rows.ts";
import { findUnusablePatterns } from "../../line-options/find-unusable-patterns.ts";

/** The tables of a catalog. */
type CatalogTable =
  | "category"
  | "fabric"
  | "product"
  | "brand_product"
  | "product_review"
  | "home_page"
  | "announcement"
  | "variant"
  | "offer"
  | "stock"
  | "sectional_collection"
  | "sectional_item_type"
  | "sectional_sku"
  | "special_order"
  | "swatch"
  | "swatch_attribute"
  | "swatch_stock"
  | "swatch_on_request"
  | "store_location"
  | "tax_rate";
export type CatalogRows = { readonly [Table in CatalogTable]: readonly Insertable<StoreDatabase[Table]>[] };

/** The key columns of each table. A table comes after the tables that it refers to. */
const keys: { readonly [Table in CatalogTable]: readonly string[] } = {
  category: ["slug"],
  fabric: ["fabric_id"],
  product: ["product_id"],
  brand_product: ["brand", "product_id"],
  product_review: ["review_id"],
  home_page: ["brand"],
  announcement: ["brand", "site"],
  variant: ["sku"],
  offer: ["sku", "site"],
  stock: ["sku"],
  sectional_collection: ["collection_code"],
  sectional_item_type: ["collection_code", "item_type_code"],
  sectional_sku: ["sku"],
  special_order: ["sku"],
  swatch: ["choice_code"],
  swatch_attribute: ["choice_code", "attribute_id"],
  swatch_stock: ["choice_code"],
  swatch_on_request: ["product_id"],
  store_location: ["location_id"],
  tax_rate: ["country", "region"],
};

/**
 * The tables whose rows are deleted when the catalog no longer has them, each with the condition that keeps a row.
 * Products are never deleted, because orders refer to them.
 */
const ended: { readonly [Table in CatalogTable]?: RawBuilder<boolean> } = {
  store_location: sql<boolean>`false`,
  offer: sql<boolean>`false`,
  special_order: sql<boolean>`false`,
  brand_product: sql<boolean>`false`,
  product_review: sql<boolean>`false`,
  category: sql<boolean>`exists (select from product where category_slug = t.slug)
    or exists (select from category child where child.parent_slug = t.slug)
    or exists (select from promotion where category_slug = t.slug)`,
};
const lockNumber = 7_021_000_001;

/**
 * Writes a whole catalog: adds and updates rows, and withdraws from sale what the catalog no longer has. It never changes
 * baskets, orders or existing stock. Concurrent processes write one after the other. Rejects, and writes nothing, if the
 * pattern of a font cannot be used; the error names product, font, reason and place.
 */
export async function writeCatalog(database: Kysely<StoreDatabase>, rows: CatalogRows): Promise<void> {
  requireUsablePatterns(rows.product);
  await database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(transaction);
    // Object.keys returns strings; `keys` has exactly the catalog's tables.
    for (const table of Object.keys(keys) as CatalogTable[]) {
      await writeRows(transaction, {
        table,
        key: keys[table],
        rows: rows[table],
        keepsExisting: table === "stock" || table === "swatch_stock",
      });
    }
    for (const [table, unless] of Object.entries(ended) as [CatalogTable, RawBuilder<boolean>][]) {
      await deleteOthers(transaction, { table, key: keys[table], rows: rows[table], unless });
    }
  });
}

function requireUsablePatterns(products: CatalogRows["product"]): void {
  const unusable = products.flatMap(({ product_id: id, personalization }) =>
    personalization ? findUnusablePatterns(JSON.parse(personalization)).map((problem) => `${id}, ${problem}`) : [],
  );
  if (unusable.length > 0) throw new Error(`The catalog has patterns that cannot be used. ${unusable.join(". ")}.`);
}
