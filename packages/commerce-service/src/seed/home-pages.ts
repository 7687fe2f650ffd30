import type { HomePageTable } from "../database/schema.ts";

/** A brand's home page as the sample catalogue writes it. */
type HomePageSeed = Pick<HomePageTable, "brand"> & {
  hero: HomePageTable["hero"]["__select__"];
  sections: HomePageTable["sections"]["__select__"];
};

/** The home pages of both brands: the same ten products, told in two ways [SITE-01]. */
export const homePages: readonly HomePageSeed[] = [
  {
    brand: "general",
    hero: {
      title: "Come in, sit down",
      text: "The Harbor Sofa is low, wide and forgiving, in linens and leather that look better for being lived in.",
      picture: "room-general",
      pictureAlt: "Sunlit living room with a linen sofa, an oak table and a woven rug",
      linkText: "Shop the Harbor Sofa",
      url: "/product/100101",
    },
    sections: [
      {
        title: "For the living room",
        productIds: ["harbor-sofa", "wren-chair", "fieldstone-rug", "beacon-lamp"],
      },
      { title: "Gather and keep", productIds: ["quarry-table", "atlas-bookcase", "dune-sectional"] },
      { title: "Small comforts", productIds: ["tidewater-towels", "gift-card", "room-to-grow"] },
    ],
  },
  {
    brand: "modern",
    hero: {
      title: "Make it yours. Then make it again.",
      text: "Four Dune pieces, endless corners. Start with a chaise and see where it goes.",
      picture: "room-modern",
      pictureAlt: "Spare city living room with a pale sectional, a black lamp and a long shelf",
      linkText: "Build with Dune",
      url: "/product/100204",
    },
    sections: [
      {
        title: "Start here",
        productIds: ["dune-sectional", "beacon-lamp", "atlas-bookcase", "wren-chair"],
      },
      { title: "Big moves", productIds: ["harbor-sofa", "quarry-table", "fieldstone-rug"] },
      { title: "Under a hundred", productIds: ["tidewater-towels", "gift-card", "room-to-grow"] },
    ],
  },
];
