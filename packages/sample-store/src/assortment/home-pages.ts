import type { StoreDatabase } from "@store/commerce-service";

/** A brand's home page as the sample catalog writes it; the tiles name a SKU whose picture they show. */
type HomePageSeed = Pick<StoreDatabase["home_page"], "brand"> & {
  hero: StoreDatabase["home_page"]["hero"]["__select__"];
  story: NonNullable<StoreDatabase["home_page"]["story"]["__select__"]>;
  tiles: readonly { slug: string; sku: string }[];
  sections: StoreDatabase["home_page"]["sections"]["__select__"];
};

const smallRooms =
  "Small rooms do not want small furniture. They want less of it, drawn longer. Leave the rest of the wall alone.";

/** The home pages of both brands: one assortment, presented in two ways. */
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
    tiles: [
      { slug: "living-room", sku: "101201" },
      { slug: "lighting", sku: "103302" },
      { slug: "dining-room", sku: "102001" },
      { slug: "bedroom", sku: "102701" },
      { slug: "rugs-and-decor", sku: "103601" },
      { slug: "bath", sku: "103201" },
      { slug: "gifts-and-giving", sku: "100902" },
    ],
    story: {
      kicker: "Corner studies, no. 2",
      title: "Three things and a wall",
      paragraphs: [
        "A bed that is one line. A lamp that hangs where a nightlight would stand. A nightstand with a drawer, because nobody is that tidy.",
        smallRooms,
      ],
      // The pendant is not sold in Canada.
      siteWords: {
        CA: {
          title: "Two things and a wall",
          paragraphs: [
            "A bed that is one line. A nightstand with a drawer, because nobody is that tidy. That is the whole list.",
            smallRooms,
          ],
        },
      },
      picture: "story-modern",
      pictureAlt: "Bedroom corner with a low walnut bed, a walnut nightstand and a pendant lamp hanging beside it",
      linkText: "Shop the Bedroom",
      url: "/browse/bedroom",
    },
    sections: [
      {
        title: "Start here",
        url: "/browse/living-room",
        productIds: [
          "mesa-sofa",
          "pivot-swivel-chair",
          "slab-coffee-table",
          "wren-chair",
          "atlas-bookcase",
          "canyon-media-console",
          "tally-rug",
          "dune-sectional",
        ],
      },
      {
        title: "Switch it on",
        url: "/browse/lighting",
        productIds: [
          "halo-pendant",
          "heron-floor-lamp",
          "beacon-lamp",
          "porthole-mirror",
          "stem-side-table",
          "kiln-vase",
          "thistle-pillow",
        ],
      },
      {
        title: "Table for some",
        url: "/browse/dining-room",
        productIds: [
          "ember-round-table",
          "arc-counter-stool",
          "mill-mugs",
          "finch-dining-chair",
          "pebble-dinnerware",
          "quarry-table",
        ],
      },
      {
        title: "Lights out",
        url: "/browse/bedroom",
        productIds: [
          "line-platform-bed",
          "willow-nightstand",
          "reed-bath-rug",
          "tidewater-towels",
          "hearth-ottoman",
          "gift-card",
        ],
      },
    ],
  },
];
