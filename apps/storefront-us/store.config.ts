import type { StoreConfig } from "@store/storefront/config";

/** The United States: dollars, ZIP codes, miles. */
export const config: StoreConfig = {
  site: "US",
  currency: "USD",
  locale: "en-US",
  country: "USA",
  servicePhone: "(312) 555-0100",
  serviceHours: "Mon-Sun 8 am-9 pm CT",
  otherSite: { label: "Shop in Canada", portOffset: 1 },
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
