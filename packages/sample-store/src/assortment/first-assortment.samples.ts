import type { CatalogRows } from "@store/commerce-service";
import { toCatalogRows } from "./to-catalog-rows.ts";

const oldCategoryOf: Readonly<Record<string, string>> = {
  "harbor-sofa": "sofas-and-chairs",
  "dune-sectional": "sofas-and-chairs",
  "wren-chair": "sofas-and-chairs",
  "quarry-table": "tables-and-storage",
  "atlas-bookcase": "tables-and-storage",
  "beacon-lamp": "lighting-and-rugs",
  "fieldstone-rug": "lighting-and-rugs",
};

/** The data of a store that was filled before there were departments: seven products in three categories. */
export function toFirstCatalogRows(): CatalogRows {
  const rows = toCatalogRows();
  const variant = rows.variant
    .filter(({ product_id: id }) => id in oldCategoryOf)
    .map((row) => ({ ...row, color_family: null, material: null, fabric_id: null }));
  const skus = new Set(variant.map(({ sku }) => sku));
  return {
    ...rows,
    category: [...new Set(Object.values(oldCategoryOf))].map((slug, index) => ({
      slug,
      parent_slug: null,
      title: slug,
      description: "",
      picture: "harbor-sofa-oat",
      picture_alt: "",
      position: index + 1,
    })),
    fabric: [],
    swatch: [],
    swatch_attribute: [],
    swatch_stock: [],
    swatch_on_request: [],
    sectional_collection: [],
    sectional_item_type: [],
    sectional_sku: [],
    special_order: [],
    product: rows.product
      .filter(({ product_id: id }) => id in oldCategoryOf)
      .map((row) => ({ ...row, category_slug: oldCategoryOf[row.product_id] ?? "" })),
    brand_product: rows.brand_product.filter(({ product_id: id }) => id in oldCategoryOf),
    product_review: [],
    variant,
    offer: rows.offer.filter(({ sku }) => skus.has(sku)),
    stock: rows.stock.filter(({ sku }) => skus.has(sku)),
  };
}
