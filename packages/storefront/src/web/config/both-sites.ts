import { domainPartMax } from "@store/postal-and-address";
import type { StoreConfig } from "./store-config.ts";

type OwnFields = "site" | "currency" | "locale" | "country" | "servicePhone" | "registryPhone" | "otherSite";

/** What the sites of both countries have in common: the brands, the store's own cards, the service hours. */
export const bothSites: Omit<StoreConfig, OwnFields> = {
  serviceHours: "Mon-Sun 8 am-9 pm CT",
  registryHours: "Mon-Sun 8 am-9 pm CT",
  interactiveChecklistEnabled: true,
  exampleEmail: "name@example.com",
  emailEndingMax: domainPartMax,
  luhn: true,
  cardBins: {
    proprietary: ["9001"],
    plcc: ["9002"],
    imprint: ["9003"],
    coBrand: ["52999001"],
    reissuedCoBrand: ["52989001"],
  },
  cartErrorButtonText: "Review Your Cart",
  paymentProvider: { enabled: false },
  donation: {
    sku: "101001",
    title: "Room to Grow Donation",
    text: "Helps furnish a first home for young people who leave foster care.",
  },
  crossSellUrl: null,
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
