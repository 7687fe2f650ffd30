import type { Navigation } from "@store/contract/catalog";
import { wordmarkDrawings } from "../../web/config/wordmark-drawings.ts";

/** What the root route passes to header and footer, for stories and tests. */
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

/** The default destination of its orders. */
export const shipToSample = { code: "USA", name: "United States" } as const;

/** The same site in the other brand. */
export const modernStoreSample = {
  ...storeSample,
  brand: "modern",
  brandName: "Plinth",
  wordmark: wordmarkDrawings.modern,
} as const;

const category = (title: string, slug: string) => ({ title, url: `/browse/${slug}` });

export const navigationSample: Navigation = {
  announcement: {
    text: "Six new fabrics, and a swatch of each at no charge.",
    linkText: "See the sofas",
    url: "/browse/sofas",
  },
  departments: [
    {
      ...category("Living Room", "living-room"),
      categories: [
        category("Sofas & Loveseats", "sofas"),
        category("Sectionals", "sectionals"),
        category("Chairs & Ottomans", "chairs"),
        category("Coffee & Side Tables", "coffee-and-side-tables"),
        category("Shelves & Media", "categories-and-media"),
      ],
      feature: {
        title: "The Harbor Sofa",
        url: "/product/100101",
        imagePath: "/pictures/harbor-sofa-oat-800.webp",
      },
    },
    {
      ...category("Dining Room", "dining-room"),
      categories: [
        category("Dining Tables", "dining-tables"),
        category("Dining Chairs & Stools", "dining-chairs"),
        category("Dinnerware & Serving", "dinnerware"),
      ],
      feature: null,
    },
    {
      ...category("Bedroom", "bedroom"),
      categories: [
        category("Beds", "beds"),
        category("Nightstands & Dressers", "bedroom-storage"),
        category("Bedding", "bedding"),
      ],
      feature: null,
    },
    { ...category("Bath", "bath"), categories: [], feature: null },
    {
      ...category("Lighting", "lighting"),
      categories: [
        category("Table Lamps", "table-lamps"),
        category("Floor Lamps", "floor-lamps"),
        category("Pendants", "pendants"),
      ],
      feature: null,
    },
    {
      ...category("Rugs & Decor", "rugs-and-decor"),
      categories: [
        category("Rugs", "rugs"),
        category("Pillows & Throws", "pillows-and-throws"),
        category("Vases & Mirrors", "vases-and-mirrors"),
      ],
      feature: null,
    },
    { ...category("Gifts & Giving", "gifts-and-giving"), categories: [], feature: null },
  ],
};
