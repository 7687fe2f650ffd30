import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import type { StorefrontContext } from "../../service/storefront-context.ts";

/** A swatch with its fabric, from the catalog. */
export interface CatalogSwatch {
  choiceCode: string;
  fabricId: string;
  family: string;
  name: string;
  content: string;
  romanceCopy: string;
  picture: string;
  /** As "#rrggbb". */
  color: string;
  material: string;
  priceGroup: 1 | 2 | 3 | 4;
  isStock: boolean;
  available: number;
  attributes: { attributeId: number; value: string }[];
}

/** The swatches to find; the whole assortment by default. */
export interface SwatchFilter {
  /** Those of the product that this SKU belongs to. */
  productOf?: string | undefined;
  choiceCodes?: readonly string[] | undefined;
}

/** The swatches of fabrics in which a site and brand sell a product, in the catalog's order. */
export async function findSwatches(
  database: Kysely<StoreDatabase>,
  { site, brand }: StorefrontContext,
  { productOf, choiceCodes }: SwatchFilter = {},
): Promise<CatalogSwatch[]> {
  const { rows } = await sql<CatalogSwatch>`
    select swatch.choice_code as "choiceCode", fabric.fabric_id as "fabricId", swatch.family, fabric.name, fabric.content,
      swatch.romance_copy as "romanceCopy", fabric.picture, fabric.color, fabric.material, fabric.price_group as "priceGroup",
      swatch.is_stock as "isStock", coalesce(stock.available, 0) as available,
      (select coalesce(jsonb_agg(jsonb_build_object('attributeId', attribute_id, 'value', value) order by attribute_id), '[]')
        from swatch_attribute attribute where attribute.choice_code = swatch.choice_code) as attributes
    from swatch join fabric using (fabric_id) left join swatch_stock stock using (choice_code)
    where ${choiceCodes === undefined ? sql`true` : sql`swatch.choice_code = any(${[...choiceCodes]}::text[])`}
      and (exists (
        select from variant
          join offer on offer.sku = variant.sku and offer.site = ${site}
          join brand_product sold on sold.product_id = variant.product_id and sold.brand = ${brand}
        where variant.fabric_id = swatch.fabric_id
          and not exists (select from swatch_on_request on_request where on_request.product_id = variant.product_id)
          and ${productOf === undefined ? sql`true` : sql`variant.product_id = (select product_id from variant one where one.sku = ${productOf})`})
        ${
          productOf === undefined
            ? sql``
            : sql`or exists (select ${madeOf({ site, brand }, productOf)}
          and jsonb_path_exists(made.options, '$[*].choices[*] ? (@.code == $code)', jsonb_build_object('code', swatch.choice_code)))`
        })
    order by swatch.position`.execute(database);
  return rows;
}

/** A SKU that is made to order in any of its fabrics: it has no offer of its own. */
const madeOf = ({ site, brand }: StorefrontContext, sku: string) => sql`
  from special_order made join brand_product seller on seller.product_id = made.product_id and seller.brand = ${brand}
  where made.sku = ${sku} and made.is_made and made.price_cents ? ${site}`;

/** Whether the product of a SKU has fabrics; undefined if it is not sold here. */
export async function findSwatchProduct(
  database: Kysely<StoreDatabase>,
  { site, brand }: StorefrontContext,
  sku: string,
): Promise<{ isInFabrics: boolean } | undefined> {
  const { rows } = await sql<{ isInFabrics: boolean }>`
    select true as "isInFabrics" ${madeOf({ site, brand }, sku)}
    union all
    select exists (select from variant other where other.product_id = variant.product_id and other.fabric_id is not null)
      as "isInFabrics"
    from variant
      join offer on offer.sku = variant.sku and offer.site = ${site}
      join brand_product sold on sold.product_id = variant.product_id and sold.brand = ${brand}
    where variant.sku = ${sku}`.execute(database);
  return rows[0];
}
