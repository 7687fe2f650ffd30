import type { Home } from "@store/contract/catalog";
import { productCardsSample } from "../listing/product-cards.samples.ts";

const categories = [
  ["Living Room", "living-room", "harbor-sofa-oat"],
  ["Dining Room", "dining-room", "quarry-table-72"],
  ["Lighting", "lighting", "beacon-lamp-brass"],
  ["Bath", "bath", "tidewater-towels-white"],
] as const;

/** A home page as the catalog returns it. */
export const homeSample: Home = {
  hero: {
    title: "Come in, sit down",
    text: "The Harbor Sofa is low, wide and forgiving, in linens and leather that look better for being lived in.",
    imagePath: "/pictures/room-general-1280.webp",
    imageAlt: "Sunlit living room with a linen sofa, an oak table and a woven rug",
    linkText: "Shop the Harbor Sofa",
    url: "/product/100101",
  },
  categories: categories.map(([title, slug, picture]) => ({
    title,
    url: `/browse/${slug}`,
    imagePath: `/pictures/${picture}-800.webp`,
  })),
  story: {
    kicker: "From our table",
    title: "Set for a slow morning",
    paragraphs: ["Nothing on this table matches, and nothing is out of place.", "Set it once, and leave the bowl out."],
    imagePath: "/pictures/room-general-1280.webp",
    imageAlt: "Oak dining table in morning light, set with cream plates",
    linkText: "Shop the Dining Room",
    url: "/browse/dining-room",
  },
  sections: [{ title: "For the living room", url: "/browse/living-room", items: productCardsSample }],
};
