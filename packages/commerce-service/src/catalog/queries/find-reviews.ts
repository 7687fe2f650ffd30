import type { ProductReviews, Review } from "@store/contract/catalog";
import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";

const maxTexts = 20;

/** What buyers say of a product: how many they are, their average and the newest texts; null if there are none. */
export async function findReviews(database: Kysely<StoreDatabase>, productId: string): Promise<ProductReviews | null> {
  const { rows } = await sql<Review & Pick<ProductReviews, "count" | "average">>`
    select stars, text, first_name as "firstName", written_on::text as date,
      (count(*) over ())::int as count, (round(avg(stars) over (), 1))::float8 as average
    from product_review where product_id = ${productId}
    order by written_on desc, review_id limit ${maxTexts}`.execute(database);
  const [first] = rows;
  if (!first) return null;
  const { count, average } = first;
  return { count, average, texts: rows.map(({ count: _, average: __, ...review }) => review) };
}
