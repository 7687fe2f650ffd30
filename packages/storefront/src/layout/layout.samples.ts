/** What the root route hands to header and footer, for stories and tests. */
export const storeSample = {
  brandName: "Linden & Loam",
  tagline: "Furniture for calm, lived-in rooms",
  servicePhone: "1-800-555-0134",
  serviceHours: "Monday to Saturday, 8 am to 8 pm Central",
  otherSite: { label: "Shop in Canada", portOffset: 1 },
  site: "US",
  currency: "USD",
} as const;

export const categoriesSample = [
  { title: "Sofas & Chairs", url: "/browse/sofas-and-chairs" },
  { title: "Tables & Storage", url: "/browse/tables-and-storage" },
  { title: "Lighting & Rugs", url: "/browse/lighting-and-rugs" },
  { title: "Bath", url: "/browse/bath" },
  { title: "Gifts & Giving", url: "/browse/gifts-and-giving" },
];
