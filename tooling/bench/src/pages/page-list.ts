/** A page that is measured: its path on each storefront. */
export interface BenchPage {
  name: string;
  path: { general: string; modern: string };
}

/** The pages of a first visit. A category of each brand, a product in it, and a search with a few results. */
export const benchPages: readonly BenchPage[] = [
  { name: "home", path: { general: "/", modern: "/" } },
  { name: "listing", path: { general: "/browse/living-room", modern: "/browse/living-room" } },
  { name: "search", path: { general: "/search?query=walnut", modern: "/search?query=walnut" } },
  { name: "product", path: { general: "/product/100101", modern: "/product/101201" } },
];
