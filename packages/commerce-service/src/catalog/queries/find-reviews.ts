import type { ProductReviews } from "@store/contract/catalog";
import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";

const maxTexts = 20;

/**
 * What buyers say of a product: how many they are, their average, how many gave how many stars, and the newest texts, all
 * or those with some number of stars; null if there are none.
 */
export async function findReviews(
  database: Kysely<StoreDatabase>,
  productId: string,
  stars: number | null = null,
): Promise<ProductReviews | null> {
  const { rows } = await sql<ProductReviews>`
    select rating.count, rating.average::float8 as average,
      (select jsonb_agg(jsonb_build_object('stars', stars, 'count', (
         select count(*) from product_review where product_id = rating.product_id and product_review.stars = each.stars
       )) order by stars desc) from generate_series(1, 5) as each (stars)) as spread,
      coalesce((select jsonb_agg(to_jsonb(newest)) from (
        select stars, text, first_name as "firstName", written_on::text as date
        from product_review where product_id = rating.product_id and (${stars}::int is null or stars = ${stars})
        order by written_on desc, review_id limit ${maxTexts}) as newest), '[]') as texts
    from product_rating as rating where rating.product_id = ${productId}`.execute(database);
  return rows[0] ?? null;
}
