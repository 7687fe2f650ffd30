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
