import { type Kysely, sql } from "kysely";
import type { toSelectionOptions } from "../../basket/rules/to-selection-options.ts";
import type { toBreadcrumbs } from "../../catalog/rules/to-product.ts";
import type { StoreDatabase } from "../../database/schema.ts";
import type { FinalSale } from "../../database/tables/product.ts";
import type { SpecialOrderOption } from "../../database/tables/special-order.ts";
import type { StorefrontContext } from "../../service/storefront-context.ts";
import type { toDrawing } from "../../views/to-picture.ts";

/** A fabric or leather as the form shows it. */
interface OrderFabric {
  name: string;
  material: string;
  care: string;
  picture: string;
  colorFamily: string | null;
}

/** A SKU of the same product that is sold as it is. */
interface StockedVariant {
  sku: string;
  optionLabel: string | null;
  fabricId: string | null;
  picture: string;
  pictureAlt: string;
  priceCents: number;
  available: number | null;
}

export interface SpecialOrder {
  sku: string;
  productId: string;
  name: string;
  summary: string;
  category: Parameters<typeof toBreadcrumbs>[0];
  picture: string;
  pictureAlt: string;
  /** Its drawing and sizes, without those that it does not have. */
  drawn: Parameters<typeof toDrawing>[0];
  /** Without what the choices add; null if it is no longer made or not sold on the site. */
  priceCents: number | null;
  leadWeeks: number;
  hasTerms: boolean;
  finalSale: FinalSale | null;
  options: readonly SpecialOrderOption[];
  fabrics: Readonly<Record<string, OrderFabric>>;
  stocked: readonly StockedVariant[];
}

/** What is made to order of the product that a SKU belongs to; undefined if the brand sells no such product. */
export async function findSpecialOrder(
  database: Kysely<StoreDatabase>,
  { site, brand }: StorefrontContext,
  { sku, colorAttribute }: { sku: string; colorAttribute: number },
): Promise<SpecialOrder | undefined> {
  const { rows } = await sql<SpecialOrder>`
    select made.sku, made.product_id as "productId", product.name, product.summary, own.picture, own.picture_alt as "pictureAlt",
      jsonb_build_object('drawing', own.drawing, 'width', own.width, 'depth', own.depth, 'height', own.height, 'diameter', own.diameter) as drawn,
      (select jsonb_build_object('category_slug', category.slug, 'categoryTitle', category.title,
          'departmentSlug', department.slug, 'departmentTitle', department.title)
        from category left join category department on department.slug = category.parent_slug
        where category.slug = product.category_slug) as category,
      made.lead_weeks as "leadWeeks", product.terms is not null as "hasTerms", product.final_sale as "finalSale", made.options,
      case when made.is_made then (made.price_cents->>${site})::int end as "priceCents",
      (select coalesce(jsonb_object_agg(fabric_id, jsonb_build_object('name', name, 'material', material, 'care', care,
          'picture', fabric.picture, 'colorFamily', (select value from swatch join swatch_attribute using (choice_code)
            where swatch.fabric_id = fabric.fabric_id and attribute_id = ${colorAttribute} limit 1))), '{}') from fabric) as fabrics,
      (select coalesce(jsonb_agg(jsonb_build_object('sku', one.sku, 'optionLabel', one.option_label, 'fabricId', one.fabric_id,
          'picture', one.picture, 'pictureAlt', one.picture_alt, 'priceCents', offer.price_cents, 'available', stock.available)
          order by one.position), '[]')
        from variant one join offer on offer.sku = one.sku and offer.site = ${site} left join stock on stock.sku = one.sku
        where one.product_id = made.product_id) as stocked
    from variant requested_variant
      join special_order made on made.product_id = requested_variant.product_id
      join variant own on own.sku = made.sku
      join product on product.product_id = made.product_id
      join brand_product sold on sold.product_id = made.product_id and sold.brand = ${brand}
    where requested_variant.sku = ${sku}`.execute(database);
  return rows[0];
}

/** The close-ups of its fabrics, and what the product looks like in those in which it is sold from stock, by fabric. */
export function toFabricFaces({
  stocked,
  fabrics,
}: Pick<SpecialOrder, "stocked" | "fabrics">): Omit<Parameters<typeof toSelectionOptions>[1], "site"> {
  return {
    fabricPictures: Object.fromEntries(
      // Of the first of several, such as the sizes of a bed.
      stocked
        .toReversed()
        .flatMap(({ fabricId, picture, pictureAlt }) =>
          fabricId === null ? [] : [[fabricId, { picture, pictureAlt }]],
        ),
    ),
    closeUps: Object.fromEntries(Object.entries(fabrics).map(([fabricId, { picture }]) => [fabricId, picture])),
  };
}
