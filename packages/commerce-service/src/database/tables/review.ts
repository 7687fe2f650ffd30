import type { Rating, Review } from "@store/contract/catalog";
import type { ColumnType } from "kysely";

/** What a buyer says of a product. */
export interface ProductReviewTable {
  review_id: string;
  product_id: string;
  stars: Review["stars"];
  text: string;
  first_name: string;
  /** An ISO date. */
  written_on: string;
}

/** The reviews of a product in two numbers, which triggers compute. */
export interface ProductRatingTable {
  product_id: ColumnType<string, never, never>;
  count: ColumnType<Rating["count"], never, never>;
  /** A decimal as text. */
  average: ColumnType<string, never, never>;
}
