import type { DepartmentSeed } from "./page-seed.ts";

/**
 * The departments with their categories, in the order of the navigation. A department's picture shows a product that
 * both brands sell.
 */
export const departments: readonly DepartmentSeed[] = [
  {
    slug: "living-room",
    title: "Living Room",
    description: "Where the day ends up: seats to sink into, tables within reach and a place for everything else.",
    sku: "100101",
    categories: [
      {
        slug: "sofas",
        title: "Sofas & Loveseats",
        description: "Deep seats and honest frames, in cloth and leather that take an ordinary evening well.",
        sku: "100102",
      },
      {
        slug: "sectionals",
        title: "Sectionals",
        description: "Pieces that join to fit the room you have, and come apart for the next one.",
        sku: "100204",
      },
      {
        slug: "chairs",
        title: "Chairs & Ottomans",
        description: "A seat of your own, and something to put your feet up on.",
        sku: "100601",
      },
      {
        slug: "coffee-and-side-tables",
        title: "Coffee & Side Tables",
        description: "Somewhere to put the cup down, within reach of every seat.",
        sku: "101801",
      },
      {
        slug: "shelves-and-media",
        title: "Shelves & Media",
        description: "Shelves for what you show, doors for what you would rather not.",
        sku: "100701",
      },
    ],
  },
  {
    slug: "dining-room",
    title: "Dining Room",
    description: "Tables to gather at, chairs for a long dessert and the plates that go between them.",
    sku: "100301",
    categories: [
      {
        slug: "dining-tables",
        title: "Dining Tables",
        description: "Room for four, for six or for the whole family.",
        sku: "100302",
      },
      {
        slug: "dining-chairs",
        title: "Dining Chairs & Stools",
        description: "Light to move, and comfortable enough to stay in.",
        sku: "102101",
      },
      {
        slug: "dinnerware",
        title: "Dinnerware & Serving",
        description: "Made for every day, which is when it counts.",
        sku: "102301",
      },
    ],
  },
  {
    slug: "bedroom",
    title: "Bedroom",
    description: "Beds that stay quiet, and a place beside them for the book and the glass.",
    sku: "102802",
    categories: [
      {
        slug: "beds",
        title: "Beds",
        description: "Quiet frames for deep sleep, none of which asks for a box spring.",
        sku: "102601",
      },
      {
        slug: "bedroom-storage",
        title: "Nightstands & Dressers",
        description: "Solid wood to keep close at night.",
        sku: "102801",
      },
      {
        slug: "bedding",
        title: "Bedding",
        description: "Washed linen and crisp percale in colors that sleep well together.",
        sku: "103002",
      },
    ],
  },
  {
    slug: "bath",
    title: "Bath",
    description: "Thick cotton for after the shower, plain or with a name on it.",
    sku: "100501",
    categories: [],
  },
  {
    slug: "lighting",
    title: "Lighting",
    description: "A pool of light in the right corner: the quickest way to change a room.",
    sku: "100401",
    categories: [
      {
        slug: "table-lamps",
        title: "Table Lamps",
        description: "For the dresser, the desk and the chair by the window.",
        sku: "100402",
      },
      {
        slug: "floor-lamps",
        title: "Floor Lamps",
        description: "Tall, slim and steady, to read by.",
        sku: "103301",
      },
      {
        slug: "pendants",
        title: "Pendants",
        description: "Hung low over a table, they draw everyone in.",
        sku: "103401",
      },
    ],
  },
  {
    slug: "rugs-and-decor",
    title: "Rugs & Decor",
    description:
      "What makes a furnished room a home: something soft, something made by hand, something that catches light.",
    sku: "103902",
    categories: [
      {
        slug: "rugs",
        title: "Rugs",
        description: "Woven by hand, for quiet steps and bare feet.",
        sku: "100802",
      },
      {
        slug: "pillows-and-throws",
        title: "Pillows & Throws",
        description: "Something soft to lean on: the quickest way to change a sofa's mind.",
        sku: "103701",
      },
      {
        slug: "vases-and-mirrors",
        title: "Vases & Mirrors",
        description: "Stoneware for branches, and glass that doubles the light.",
        sku: "104001",
      },
    ],
  },
  {
    slug: "gifts-and-giving",
    title: "Gifts & Giving",
    description: "For those who would rather choose themselves, and for those who need a room of their own.",
    sku: "100901",
    categories: [],
  },
];
