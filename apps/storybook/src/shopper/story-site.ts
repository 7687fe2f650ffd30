import type { Brand, Site } from "@store/contract/shared";
import type { StoreSite } from "@store/shopper-state";

const both = {
  serviceHours: "Mon-Sun 8 am-9 pm CT",
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
} as const;

const sites = {
  US: { site: "US", currency: "USD", locale: "en-US", country: "USA", servicePhone: "(312) 555-0100" },
  CA: { site: "CA", currency: "CAD", locale: "en-CA", country: "CAN", servicePhone: "(416) 555-0150" },
} as const;

const brands = {
  general: {
    brand: "general",
    brandName: "Linden & Loam",
    plccLabel: "Linden & Loam CC",
    coBrandLabel: "Linden & Loam MC",
  },
  modern: { brand: "modern", brandName: "Plinth", plccLabel: "Plinth CC", coBrandLabel: "Plinth MC" },
} as const;

/** The storefront that the toolbar's site and brand stand for. */
export function storySite({ site, brand }: { site: Site; brand: Brand }): StoreSite {
  return { ...both, ...sites[site], ...brands[brand] };
}
