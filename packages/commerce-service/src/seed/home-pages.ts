import type { HomePageTable } from "../database/schema.ts";

/** A brand's home page as the sample catalogue writes it. */
type HomePageSeed = Pick<HomePageTable, "brand"> & {
  hero: HomePageTable["hero"]["__select__"];
  story: HomePageTable["story"]["__select__"];
  categories: HomePageTable["categories"]["__select__"];
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
      pictureAlt:
        "Sunlit living room with a cream sofa, a round walnut coffee table, a brass lamp and a stone-patterned rug",
      linkText: "Shop the Harbor Sofa",
      url: "/product/100101",
    },
    story: null,
    categories: [],
    sections: [
      {
        title: "For the living room",
        url: null,
        productIds: ["harbor-sofa", "wren-chair", "fieldstone-rug", "beacon-lamp"],
      },
      { title: "Gather and keep", url: null, productIds: ["quarry-table", "atlas-bookcase", "dune-sectional"] },
      { title: "Small comforts", url: null, productIds: ["tidewater-towels", "gift-card", "room-to-grow"] },
    ],
  },
  {
    brand: "modern",
    hero: {
      title: "Less room. More you.",
      text: "Atlas holds the books, Wren holds you. Two pieces with nothing to hide, and a corner is done.",
      picture: "room-modern",
      pictureAlt: "Bright white room with a walnut bookcase, an ink-blue velvet chair, a black lamp and a bordered rug",
      linkText: "Sit in Wren",
      url: "/product/100602",
    },
    story: null,
    categories: [],
    sections: [
      {
        title: "Start here",
        url: null,
        productIds: ["wren-chair", "atlas-bookcase", "beacon-lamp", "fieldstone-rug"],
      },
      { title: "Big moves", url: null, productIds: ["dune-sectional", "quarry-table", "harbor-sofa"] },
      { title: "Small things", url: null, productIds: ["tidewater-towels", "gift-card", "room-to-grow"] },
    ],
  },
];
