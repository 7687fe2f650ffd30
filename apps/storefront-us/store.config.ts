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
  cardBins: [
    { prefix: "9001", type: "Proprietary" },
    { prefix: "9002", type: "PLCCSynchrony" },
    { prefix: "9003", type: "Imprint" },
    { prefix: "52999001", type: "CoBrandMasterCard" },
    { prefix: "52989001", type: "CoBrandMasterCard", isReissued: true },
  ],
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
