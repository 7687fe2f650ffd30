import type { SearchSuggestions } from "@store/contract/catalog";

/** Suggestions for "sof". */
export const suggestionsSample: SearchSuggestions = {
  terms: [
    { title: "sofa", url: "/search?query=sofa" },
    { title: "sofa bed", url: "/search?query=sofa%20bed" },
  ],
  categories: [{ title: "Sofas & Loveseats", url: "/browse/sofas" }],
  products: [
    {
      title: "Harbor Sofa",
      url: "/product/100101",
      imagePath: "/pictures/harbor-sofa-oat-800.webp",
      formattedPrice: "$1,899.00",
      rating: { average: 4.6, count: 14 },
    },
  ],
};
