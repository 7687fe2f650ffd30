import type { Brand } from "@store/contract/shared";
import type { StoreSite } from "@store/shopper-state";
import { type WordmarkDrawing, wordmarkDrawings } from "../layout/wordmark-drawings.ts";

type BrandFields = "brand" | "brandName" | "plccLabel" | "coBrandLabel";

/** What one brand calls itself on a site. */
export interface BrandConfig extends Pick<StoreSite, Exclude<BrandFields, "brand">> {
  /** One line for titles and search engines. */
  tagline: string;
}

/** Everything in which the two storefront apps differ; the one file of an app that is its own. */
export interface StoreConfig extends Omit<StoreSite, BrandFields> {
  /** Where the other site answers, relative to this one's port. */
  otherSite: { label: string; portOffset: 1 | -1 };
  brands: Record<Brand, BrandConfig>;
  /** Which brand answers on a host, given without its port. */
  brandOf(host: string): Brand;
}

/** The part of the configuration that a page may know, for one brand: plain data, sent to the browser by the root's loader. */
export interface PageStore extends StoreSite {
  tagline: string;
  otherSite: StoreConfig["otherSite"];
  /** The brand's name as a drawing: a page carries its own brand's, and no script carries both. */
  wordmark: WordmarkDrawing;
}

export function toPageStore({ brands, brandOf: _, ...config }: StoreConfig, brand: Brand): PageStore {
  return { ...config, ...brands[brand], brand, wordmark: wordmarkDrawings[brand] };
}
