import type { HomePageSeed } from "./page-seed.ts";

/** The home page of Linden & Loam. */
export const generalHomePage: HomePageSeed = {
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
  tiles: [
    { slug: "living-room", sku: "100102" },
    { slug: "dining-room", sku: "100301" },
    { slug: "bedroom", sku: "102601" },
    { slug: "lighting", sku: "103501" },
    { slug: "rugs-and-decor", sku: "103802" },
    { slug: "bath", sku: "100502" },
    { slug: "gifts-and-giving", sku: "100901" },
  ],
  story: {
    kicker: "From our table",
    title: "Set for a slow morning",
    paragraphs: [
      "Nothing on this table matches, and nothing is out of place. The oak is oiled, not sealed, so it keeps a record of every breakfast. The plates have edges like river stones. The bowl was a tree, and looks it.",
      "We choose things that can be mended, sanded and handed on, and we write down how. Set the table once, and leave the bowl out.",
    ],
    picture: "story-general",
    pictureAlt:
      "Oak dining table in morning light, set with cream plates and a wooden bowl, with stick-back chairs around it",
    linkText: "Shop the Dining Room",
    url: "/browse/dining-room",
  },
  sections: [
    {
      title: "For the living room",
      url: "/browse/living-room",
      productIds: [
        "harbor-sofa",
        "alder-armchair",
        "orchard-coffee-table",
        "lark-loveseat",
        "wren-chair",
        "heron-floor-lamp",
        "hearth-ottoman",
        "canyon-media-console",
      ],
    },
    {
      title: "Gather round",
      url: "/browse/dining-room",
      productIds: [
        "quarry-table",
        "finch-dining-chair",
        "pebble-dinnerware",
        "orbit-serving-bowl",
        "kiln-vase",
        "beacon-lamp",
      ],
    },
    {
      title: "For quiet nights",
      url: "/browse/bedroom",
      productIds: [
        "haven-bed",
        "meadow-duvet-cover",
        "willow-nightstand",
        "gourd-table-lamp",
        "willow-dresser",
        "drift-sheet-set",
        "fern-throw",
      ],
    },
    {
      title: "Small comforts",
      url: "/browse/rugs-and-decor",
      productIds: [
        "thistle-pillow",
        "tidewater-towels",
        "reed-bath-rug",
        "porthole-mirror",
        "stem-side-table",
        "gift-card",
        "room-to-grow",
      ],
    },
  ],
};
