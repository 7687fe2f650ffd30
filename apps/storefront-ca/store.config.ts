import type { StoreConfig } from "@store/storefront/config";

/** Canada: Canadian dollars, postal codes, provinces. */
export const config: StoreConfig = {
  site: "CA",
  currency: "CAD",
  locale: "en-CA",
  country: "CAN",
  servicePhone: "(416) 555-0150",
  serviceHours: "Mon-Sun 8 am-9 pm CT",
  otherSite: { label: "Shop in the United States", portOffset: -1 },
  exampleEmail: "name@example.com",
  emailEndingMax: 63,
  luhn: true,
  cardBins: {
    proprietary: ["9001"],
    plcc: ["9002"],
    imprint: ["9003"],
    coBrand: ["52999001"],
    reissuedCoBrand: ["52989001"],
  },
  cartErrorButtonText: "Review Your Cart",
  allowedRedirectHosts: [],
  brands: {
    general: {
      brandName: "Linden & Loam",
      tagline: "Furniture and home goods made to be lived with",
      plccLabel: "Linden & Loam CC",
      coBrandLabel: "Linden & Loam MC",
    },
    modern: {
      brandName: "Plinth",
      tagline: "Modern furniture with nothing to hide",
      plccLabel: "Plinth CC",
      coBrandLabel: "Plinth MC",
    },
  },
  brandOf: (host) => (host.startsWith("modern.") ? "modern" : "general"),
};
