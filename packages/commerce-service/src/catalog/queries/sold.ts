import { sql } from "kysely";
import type { StorefrontContext } from "../../service/storefront-context.ts";

/** Joins to a statement's `variant` what makes it sold: an offer on the site and a product of the brand. */
export const joinSold = ({ site, brand }: StorefrontContext) => sql`
  join product on product.product_id = variant.product_id
  join offer on offer.sku = variant.sku and offer.site = ${site}
  join brand_product on brand_product.product_id = product.product_id and brand_product.brand = ${brand}`;
