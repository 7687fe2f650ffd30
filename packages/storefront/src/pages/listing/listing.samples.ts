import { productCardsSample } from "../product-cards.samples.ts";
import type { Category } from "./category-page.tsx";

/** A category as the catalog answers it. */
export const categorySample: Category = {
  title: "Sofas & Chairs",
  description: "Deep seats, honest frames and fabrics that take an ordinary evening well.",
  breadcrumbs: [{ title: "Home", url: "/" }],
  subcategories: [],
  facets: [],
  sort: "featured",
  sorts: [{ value: "featured", label: "Featured" }],
  page: 1,
  pageCount: 1,
  items: productCardsSample.slice(0, 2),
  total: 2,
};
