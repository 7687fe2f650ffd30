import { productCardsSample } from "../product-cards.samples.ts";
import type { Home } from "./home-page.tsx";

const shelves = [
  ["Sofas & Chairs", "sofas-and-chairs", "harbor-sofa-oat"],
  ["Tables & Storage", "tables-and-storage", "quarry-table-72"],
  ["Lighting & Rugs", "lighting-and-rugs", "beacon-lamp-brass"],
  ["Bath", "bath", "tidewater-towels-white"],
] as const;

/** A front window as the catalog answers it. */
export const homeSample: Home = {
  hero: {
    title: "Come in, sit down",
    text: "The Harbor Sofa is low, wide and forgiving, in linens and leather that look better for being lived in.",
    imagePath: "/pictures/room-general-1280.webp",
    imageAlt: "Sunlit living room with a linen sofa, an oak table and a woven rug",
    linkText: "Shop the Harbor Sofa",
    url: "/product/100101",
  },
  categories: shelves.map(([title, slug, picture]) => ({
    title,
    url: `/browse/${slug}`,
    imagePath: `/pictures/${picture}-800.webp`,
    imageAlt: title,
  })),
  story: null,
  sections: [{ title: "For the living room", url: "/browse/living-room", items: productCardsSample }],
};
