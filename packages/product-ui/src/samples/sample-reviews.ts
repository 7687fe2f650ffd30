import type { ProductReviews } from "@store/contract/catalog";

/** Reviews as the catalog returns them, for stories and tests. */
export const sofaReviews: ProductReviews = {
  count: 3,
  average: 4.3,
  spread: [
    { stars: 5, count: 1 },
    { stars: 4, count: 2 },
    { stars: 3, count: 0 },
    { stars: 2, count: 0 },
    { stars: 1, count: 0 },
  ],
  texts: [
    {
      stars: 5,
      text: "Two adults, one teenager and a dog fit on it.",
      firstName: "Nora",
      date: "2026-08-16",
    },
    {
      stars: 4,
      text: "Very comfortable. The seat cushions need plumping every few days or they look slept in.",
      firstName: "Desmond",
      date: "2026-07-02",
    },
    {
      stars: 4,
      text: "One leg had a small nick when it arrived. A new one came within the week and went on by hand.",
      firstName: "Caroline",
      date: "2025-11-05",
    },
  ],
};
