import type { Site } from "@store/contract/shared";
import type { StoreSite } from "./store-site.ts";

type OfCountry = Pick<StoreSite, "currency" | "locale" | "country">;

const ofCountry: Readonly<Record<Site, OfCountry>> = {
  US: { currency: "USD", locale: "en-US", country: "USA" },
  CA: { currency: "CAD", locale: "en-CA", country: "CAN" },
};

/** What a site has that says nothing else: no cards of its own, no donation, its own recommendations. */
const defaults = {
  brand: "general",
  serviceHours: "",
  registryHours: "",
  interactiveChecklistEnabled: false,
  exampleEmail: "name@example.com",
  emailEndingMax: 63,
  luhn: true,
  cardBins: { proprietary: [], plcc: [], imprint: [], coBrand: [], reissuedCoBrand: [] },
  cartErrorButtonText: "Review Your Cart",
  paymentProvider: { enabled: false },
  wallets: [],
  donation: null,
  recommendationBaseUrl: null,
  crossSellUrl: null,
  allowedRedirectHosts: [],
} as const satisfies Partial<StoreSite>;

/** What only the owner of a site knows. Everything else has a default. */
export type SiteOptions = Pick<StoreSite, "brandName" | "servicePhone"> & Partial<StoreSite>;

/**
 * The site object of a storefront. `site` ("US" unless given) decides currency, locale and country; the names of the
 * store's own cards follow from `brandName`, and the help line of registries is `servicePhone` unless another is given.
 */
export function createSite({ site = "US", ...own }: SiteOptions): StoreSite {
  return {
    ...defaults,
    ...ofCountry[site],
    registryPhone: own.servicePhone,
    plccLabel: `${own.brandName} CC`,
    coBrandLabel: `${own.brandName} MC`,
    ...own,
    site,
  };
}
