import type { Review } from "@store/contract/catalog";

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
