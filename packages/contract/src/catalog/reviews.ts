import * as z from "zod/mini";

/** What one buyer says of a product. */
export const review = z.object({
  stars: z.literal([1, 2, 3, 4, 5]),
  text: z.string(),
  firstName: z.string(),
  /** The day it was written, as in "2026-03-14". */
  date: z.string(),
});
export type Review = z.infer<typeof review>;

/** What buyers say of a product. */
export const productReviews = z.object({
  count: z.int(),
  /** The stars of all reviews, with one decimal. */
  average: z.number(),
  /** The newest first, at most twenty. */
  texts: z.array(review),
});
export type ProductReviews = z.infer<typeof productReviews>;
