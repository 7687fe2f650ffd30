import type { Brand, Site } from "@store/contract/shared";
import { createSite, type StoreSite } from "@store/shopper-state";
import { bothSites } from "@store/storefront/both-sites";

const phones = {
  US: { servicePhone: "(312) 555-0100", registryPhone: "(312) 555-0101" },
  CA: { servicePhone: "(416) 555-0150", registryPhone: "(416) 555-0151" },
} as const;

/** The storefront that the toolbar's site and brand select. */
export function storySite({ site, brand }: { site: Site; brand: Brand }): StoreSite {
  const { brands, brandOf: _, ...both } = bothSites;
  return createSite({ ...both, ...phones[site], ...brands[brand], site, brand });
}
