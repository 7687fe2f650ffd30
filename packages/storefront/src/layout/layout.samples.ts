import type { Navigation } from "@store/contract/catalog";
import { wordmarkDrawings } from "./wordmark-drawings.ts";

/** What the root route hands to header and footer, for stories and tests. */
export const storeSample = {
  brand: "general",
  brandName: "Linden & Loam",
  tagline: "Furniture for calm, lived-in rooms",
  servicePhone: "1-800-555-0134",
  serviceHours: "Monday to Saturday, 8 am to 8 pm Central",
  otherSite: { label: "Shop in Canada", portOffset: 1 },
  site: "US",
  currency: "USD",
  wordmark: wordmarkDrawings.general,
} as const;

/** Where its orders go unless another country is chosen. */
export const shipToSample = { code: "USA", name: "United States" } as const;

/** The same shop front in the other brand's name. */
export const modernStoreSample = {
  ...storeSample,
  brand: "modern",
  brandName: "Plinth",
  wordmark: wordmarkDrawings.modern,
} as const;

const shelf = (title: string, slug: string) => ({ title, url: `/browse/${slug}` });

export const navigationSample: Navigation = {
  announcement: {
    text: "Six new fabrics, and a swatch of each at no charge.",
    linkText: "See the sofas",
    url: "/browse/sofas",
  },
  departments: [
    {
      ...shelf("Living Room", "living-room"),
      categories: [
        shelf("Sofas & Loveseats", "sofas"),
        shelf("Sectionals", "sectionals"),
        shelf("Chairs & Ottomans", "chairs"),
        shelf("Coffee & Side Tables", "coffee-and-side-tables"),
        shelf("Shelves & Media", "shelves-and-media"),
      ],
      feature: {
        title: "The Harbor Sofa",
        url: "/product/100101",
        imagePath: "/pictures/harbor-sofa-oat-800.webp",
      },
    },
    {
      ...shelf("Dining Room", "dining-room"),
      categories: [
        shelf("Dining Tables", "dining-tables"),
        shelf("Dining Chairs & Stools", "dining-chairs"),
        shelf("Dinnerware & Serving", "dinnerware"),
      ],
      feature: null,
    },
    {
      ...shelf("Bedroom", "bedroom"),
      categories: [
        shelf("Beds", "beds"),
        shelf("Nightstands & Dressers", "bedroom-storage"),
        shelf("Bedding", "bedding"),
      ],
      feature: null,
    },
    { ...shelf("Bath", "bath"), categories: [], feature: null },
    {
      ...shelf("Lighting", "lighting"),
      categories: [
        shelf("Table Lamps", "table-lamps"),
        shelf("Floor Lamps", "floor-lamps"),
        shelf("Pendants", "pendants"),
      ],
      feature: null,
    },
    {
      ...shelf("Rugs & Decor", "rugs-and-decor"),
      categories: [
        shelf("Rugs", "rugs"),
        shelf("Pillows & Throws", "pillows-and-throws"),
        shelf("Vases & Mirrors", "vases-and-mirrors"),
      ],
      feature: null,
    },
    { ...shelf("Gifts & Giving", "gifts-and-giving"), categories: [], feature: null },
  ],
};
