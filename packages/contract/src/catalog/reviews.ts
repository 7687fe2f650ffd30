import * as z from "zod/mini";

/** How many stars one buyer gives. */
const stars = z.literal([1, 2, 3, 4, 5]);

/** What one buyer says of a product. */
export const review = z.object({
  stars,
  text: z.string(),
  firstName: z.string(),
  /** The day it was written, as in "2026-03-14". */
  date: z.string(),
});
export type Review = z.infer<typeof review>;

/** What buyers think of a product, in two numbers. */
export const rating = z.object({
  /** The stars of all reviews, with one decimal. */
  average: z.number(),
  /** How many reviews there are. */
  count: z.int(),
});
export type Rating = z.infer<typeof rating>;

/** What buyers say of a product. */
export const productReviews = z.extend(rating, {
  /** How many reviews have how many stars, from five stars to one. */
  spread: z.optional(z.array(z.object({ stars, count: z.int() }))),
  /** The newest first, at most twenty; only those with the requested number of stars, if one was requested. */
  texts: z.array(review),
});
export type ProductReviews = z.infer<typeof productReviews>;
