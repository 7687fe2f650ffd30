import type { CategoryPage, Facet, Listing } from "@store/contract/catalog";
import { productCardsSample } from "./product-cards.samples.ts";

const option = (value: string, label: string, count: number, isSelected = false, color: string | null = null) => ({
  value,
  label,
  count,
  isSelected,
  color,
});

const facets: Facet[] = [
  {
    name: "price",
    title: "Price",
    options: [option("under-500", "Under $500", 4), option("500-up", "$500 and up", 9)],
  },
  {
    name: "color",
    title: "Color",
    options: [
      option("oat", "Oat", 6, true, "#d2c4ac"),
      option("moss", "Moss", 5, true, "#7d8162"),
      option("ink", "Ink", 0, false, "#2b3444"),
    ],
  },
  { name: "size", title: "Size", options: [option("queen", "Queen", 2), option("king", "King", 2)] },
];

const sorts: Listing["sorts"] = [
  { value: "featured", label: "Featured" },
  { value: "price-low", label: "Price, low to high" },
  { value: "price-high", label: "Price, high to low" },
  { value: "name", label: "Name" },
];

/** The second page of a filtered list. */
export const fullListingSample: Listing = {
  facets,
  sort: "price-low",
  sorts,
  page: 2,
  pageCount: 3,
  items: productCardsSample,
  total: 11,
};

/** A category as the catalog returns it, without selections. */
export const categorySample: CategoryPage = {
  title: "Sofas & Loveseats",
  description: "Deep seats, honest frames and fabrics that take an ordinary evening well.",
  breadcrumbs: [
    { title: "Home", url: "/" },
    { title: "Living Room", url: "/browse/living-room" },
    { title: "Sofas & Loveseats", url: "/browse/sofas" },
  ],
  subcategories: [
    { title: "Sofas & Loveseats", url: "/browse/sofas", isCurrent: true },
    { title: "Sectionals", url: "/browse/sectionals", isCurrent: false },
    { title: "Chairs & Ottomans", url: "/browse/chairs", isCurrent: false },
  ],
  facets: facets.map((facet) => ({
    ...facet,
    options: facet.options.map((value) => ({ ...value, isSelected: false })),
  })),
  sort: "featured",
  sorts,
  page: 1,
  pageCount: 1,
  items: productCardsSample,
  total: productCardsSample.length,
};
