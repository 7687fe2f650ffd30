import type { HomePageSeed } from "./page-seed.ts";

const smallRooms =
  "Small rooms do not want small furniture. They want less of it, drawn longer. Leave the rest of the wall alone.";

/** The home page of Plinth, with the same assortment. */
export const modernHomePage: HomePageSeed = {
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
};
