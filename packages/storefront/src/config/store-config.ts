import type { CardBin } from "@store/card-validation";
import type { Brand, Currency, Site } from "@store/contract/shared";

/** What one brand calls itself on a site. */
export interface BrandConfig {
  brandName: string;
  /** One line for titles and search engines. */
  tagline: string;
  plccLabel: string;
  coBrandLabel: string;
}

/** Everything in which the two storefront apps differ; the one file of an app that is its own. */
export interface StoreConfig {
  site: Site;
  currency: Currency;
  locale: "en-US" | "en-CA";
  /** The address form's country [AMB-152]. */
  country: "USA" | "CAN";
  servicePhone: string;
  serviceHours: string;
  /** Where the other site answers, relative to this one's port. */
  otherSite: { label: string; portOffset: 1 | -1 };
  exampleEmail: string;
  emailEndingMax: number;
  /** Check-digit test for network cards [AMB-071]. */
  luhn: boolean;
  /** Number ranges of the store's own cards, tested before the networks' [AMB-072]. */
  cardBins: readonly CardBin[];
  cartErrorButtonText: string;
  allowedRedirectHosts: readonly string[];
  brands: Record<Brand, BrandConfig>;
  /** Which brand answers on a host, without its port. */
  brandOf(host: string): Brand;
}

/** The part of the configuration that a page may know, for one brand: plain data, sent to the browser by the root loader. */
export type PageStore = Omit<StoreConfig, "brands" | "brandOf"> & BrandConfig & { brand: Brand };

export function toPageStore({ brands, brandOf: _, ...config }: StoreConfig, brand: Brand): PageStore {
  return { ...config, ...brands[brand], brand };
}
