import { type Insertable, type Kysely, type RawBuilder, sql } from "kysely";
import type { StoreDatabase } from "../database/schema.ts";
import { deleteOthers, writeRows } from "../database/write-rows.ts";

/** The tables of a catalog. */
type CatalogTable =
  | "category"
  | "fabric"
  | "product"
  | "brand_product"
  | "home_page"
  | "announcement"
  | "variant"
  | "offer"
  | "stock"
  | "swatch"
  | "swatch_attribute"
  | "swatch_stock"
  | "swatch_on_request"
  | "store_location"
  | "tax_rate";
export type CatalogRows = { readonly [Table in CatalogTable]: readonly Insertable<StoreDatabase[Table]>[] };

/** The columns that tell the rows of a table apart. Tables stand in the order in which they refer to each other. */
const keys: { readonly [Table in CatalogTable]: readonly string[] } = {
  category: ["slug"],
  fabric: ["fabric_id"],
  product: ["product_id"],
  brand_product: ["brand", "product_id"],
  home_page: ["brand"],
  announcement: ["brand", "site"],
  variant: ["sku"],
  offer: ["sku", "site"],
  stock: ["sku"],
  swatch: ["choice_code"],
  swatch_attribute: ["choice_code", "attribute_id"],
  swatch_stock: ["choice_code"],
  swatch_on_request: ["product_id"],
  store_location: ["location_id"],
  tax_rate: ["country", "region"],
};

/**
 * The tables in which a row that the catalog no longer has ends what it stood for, and what keeps a row nevertheless.
 * Orders refer to none of these; products stay, since orders do.
 */
const ended: { readonly [Table in CatalogTable]?: RawBuilder<boolean> } = {
  store_location: sql<boolean>`false`,
  offer: sql<boolean>`false`,
  brand_product: sql<boolean>`false`,
  category: sql<boolean>`exists (select from product where category_slug = t.slug)
    or exists (select from category child where child.parent_slug = t.slug)
    or exists (select from promotion where category_slug = t.slug)`,
};
const lockNumber = 7_021_000_001;

/**
 * Writes a whole catalog: what is absent or changed, and takes what is no longer sold off sale. Baskets and orders are
 * never touched, nor is the stock of a SKU or a swatch that has any. Processes that start together write one after the other.
 */
export async function writeCatalog(database: Kysely<StoreDatabase>, rows: CatalogRows): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(transaction);
    // The keys of the tables above are tables.
    for (const table of Object.keys(keys) as CatalogTable[]) {
      await writeRows(transaction, {
        table,
        key: keys[table],
        rows: rows[table],
        keepsStanding: table === "stock" || table === "swatch_stock",
      });
    }
    for (const [table, unless] of Object.entries(ended) as [CatalogTable, RawBuilder<boolean>][]) {
      await deleteOthers(transaction, { table, key: keys[table], rows: rows[table], unless });
    }
  });
}
