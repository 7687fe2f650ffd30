import type { Insertable } from "kysely";
import type { CategoryTable } from "../database/schema.ts";

/** The shelves of the store, in the order of the navigation. */
export const categories: readonly Insertable<CategoryTable>[] = [
  {
    slug: "sofas-and-chairs",
    title: "Sofas & Chairs",
    description: "Deep seats, honest frames and fabrics that take an ordinary evening well.",
    picture: "harbor-sofa-oat",
    picture_alt: "Wide sofa in oat linen with two seat cushions and slim wooden legs",
    position: 1,
  },
  {
    slug: "tables-and-storage",
    title: "Tables & Storage",
    description: "Solid wood for long dinners, and shelves for everything that has no place yet.",
    picture: "quarry-table-72",
    picture_alt: "Oak dining table with a slim top and two of its chairs",
    position: 2,
  },
  {
    slug: "lighting-and-rugs",
    title: "Lighting & Rugs",
    description: "A pool of light and something soft underfoot: the two quickest ways to change a room.",
    picture: "beacon-lamp-brass",
    picture_alt: "Table lamp with a turned brass base and a white drum shade",
    position: 3,
  },
  {
    slug: "bath",
    title: "Bath",
    description: "Thick cotton towels, plain or with a name on them.",
    picture: "tidewater-towels-white",
    picture_alt: "Two thick white bath towels, folded",
    position: 4,
  },
  {
    slug: "gifts-and-giving",
    title: "Gifts & Giving",
    description: "For those who would rather choose themselves, and for those who need a room of their own.",
    picture: "gift-card-50",
    picture_alt: "Green gift card with a gold leaf sprig, standing on its envelope",
    position: 5,
  },
];
