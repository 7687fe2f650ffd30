import type { Facet } from "@store/contract/catalog";

const option = (value: string, label: string, count: number, color: string | null = null) => ({
  value,
  label,
  count,
  isSelected: false,
  color,
});

/** The facets of a list of furniture. */
export const facetsSample: Facet[] = [
  {
    name: "price",
    title: "Price",
    options: [option("under-500", "Under $500", 4), option("500-up", "$500 and up", 9)],
  },
  {
    name: "color",
    title: "Color",
    options: [
      option("oat", "Oat", 6, "#d2c4ac"),
      option("moss", "Moss", 1, "#7d8162"),
      option("ink", "Ink", 0, "#2b3444"),
    ],
  },
];
